// Checks a log that Assent published with another implementation: golang.org/x/mod/sumdb.
//
//	logchecker FOLDER VERIFIER-KEY [WITNESS-KEY]
//
// The entries are read from their bundles, the tree is hashed anew by tlog.StoredHashes, the checkpoint
// is opened by note.Open, and every entry and every earlier size is proved with ProveRecord and
// ProveTree from the published tiles. Only the form of checkpoints and the paths of tiles, which are
// those of C2SP and not those of Go's own log, are written here.
package main

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) < 3 {
		log.Fatal("usage: logchecker FOLDER VERIFIER-KEY [WITNESS-KEY]")
	}
	folder := filepath.Join(os.Args[1], "log")
	key, err := note.NewVerifier(os.Args[2])
	check(err)
	signed := read(folder, "checkpoint")
	opened, err := note.Open(signed, note.VerifierList(key))
	check(err)
	lines := strings.Split(opened.Text, "\n")
	if len(lines) < 4 || lines[0] != key.Name() {
		log.Fatalf("the checkpoint is not one of %s", key.Name())
	}
	size, err := strconv.ParseInt(lines[1], 10, 64)
	check(err)
	rootBytes, err := base64.StdEncoding.DecodeString(lines[2])
	check(err)
	var root tlog.Hash
	copy(root[:], rootBytes)

	entries := entries(folder, size)
	var stored []tlog.Hash
	reader := tlog.HashReaderFunc(func(indexes []int64) ([]tlog.Hash, error) {
		out := make([]tlog.Hash, len(indexes))
		for i, index := range indexes {
			out[i] = stored[index]
		}
		return out, nil
	})
	for i, entry := range entries {
		hashes, err := tlog.StoredHashes(int64(i), entry, reader)
		check(err)
		stored = append(stored, hashes...)
	}
	computed, err := tlog.TreeHash(size, reader)
	check(err)
	if computed != root {
		log.Fatalf("the root of the entries is %v, and the checkpoint says %v", computed, root)
	}

	// From here on nothing but the tiles is asked.
	tiles := tlog.TileHashReader(tlog.Tree{N: size, Hash: root}, tileReader{folder})
	for i, entry := range entries {
		proof, err := tlog.ProveRecord(size, int64(i), tiles)
		check(err)
		check(tlog.CheckRecord(proof, size, root, int64(i), tlog.RecordHash(entry)))
	}
	for old := int64(1); old <= size; old++ {
		proof, err := tlog.ProveTree(size, old, tiles)
		check(err)
		before, err := tlog.TreeHash(old, reader)
		check(err)
		check(tlog.CheckTree(proof, size, root, old, before))
	}
	if len(os.Args) > 3 {
		checkWitness(signed, opened.Text, os.Args[3])
	}
	fmt.Printf("%d entries of %s\n", size, key.Name())
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func read(folder, name string) []byte {
	data, err := os.ReadFile(filepath.Join(folder, filepath.FromSlash(name)))
	check(err)
	return data
}

// number gives the parts of a tile's number: x001/x234/067.
func number(n int64) string {
	text := fmt.Sprintf("%03d", n%1000)
	for n /= 1000; n > 0; n /= 1000 {
		text = fmt.Sprintf("x%03d/%s", n%1000, text)
	}
	return text
}

func name(kind string, n int64, width int) string {
	text := "tile/" + kind + "/" + number(n)
	if width < 256 {
		text += fmt.Sprintf(".p/%d", width)
	}
	return text
}

func entries(folder string, size int64) [][]byte {
	var out [][]byte
	for n := int64(0); n*256 < size; n++ {
		width := int(size - n*256)
		if width > 256 {
			width = 256
		}
		bundle := read(folder, name("entries", n, width))
		for i := 0; i < width; i++ {
			if len(bundle) < 2 {
				log.Fatalf("bundle %d ends early", n)
			}
			length := int(binary.BigEndian.Uint16(bundle))
			if len(bundle) < 2+length {
				log.Fatalf("bundle %d ends early", n)
			}
			out = append(out, bundle[2:2+length])
			bundle = bundle[2+length:]
		}
		if len(bundle) > 0 {
			log.Fatalf("bundle %d has more than its entries", n)
		}
	}
	return out
}

type tileReader struct{ folder string }

func (r tileReader) Height() int { return 8 }

func (r tileReader) ReadTiles(tiles []tlog.Tile) ([][]byte, error) {
	var out [][]byte
	for _, tile := range tiles {
		data, err := os.ReadFile(
			filepath.Join(r.folder, name(strconv.Itoa(tile.L), tile.N, tile.W)))
		if err != nil {
			return nil, err
		}
		out = append(out, data)
	}
	return out, nil
}

func (r tileReader) SaveTiles(tiles []tlog.Tile, data [][]byte) {}

// checkWitness checks a cosignature, which Go's package does not know.
func checkWitness(signed []byte, text, vkey string) {
	parts := strings.SplitN(vkey, "+", 3)
	key, err := base64.StdEncoding.DecodeString(parts[2])
	check(err)
	if len(key) != 33 || key[0] != 4 {
		log.Fatal("this is not the key of a witness")
	}
	id := sha256.Sum256(append([]byte(parts[0]+"\n"), key...))
	for _, line := range bytes.Split(signed, []byte("\n")) {
		words := strings.Split(string(line), " ")
		if len(words) != 3 || words[0] != "—" || words[1] != parts[0] {
			continue
		}
		data, err := base64.StdEncoding.DecodeString(words[2])
		check(err)
		if len(data) != 76 || !bytes.Equal(data[:4], id[:4]) {
			continue
		}
		time := binary.BigEndian.Uint64(data[4:])
		message := fmt.Sprintf("cosignature/v1\ntime %d\n%s", time, text)
		if !ed25519.Verify(ed25519.PublicKey(key[1:]), []byte(message), data[12:]) {
			log.Fatal("the cosignature is not valid")
		}
		return
	}
	log.Fatal("the witness has not signed")
}
