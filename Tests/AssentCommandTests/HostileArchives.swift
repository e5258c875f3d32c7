/// Archives that programs read in different ways, made by Python of sound ones.
enum HostileArchives {
  /// Writes archives beside `a.tar.gz` and `a.zip`; prints the name of each, a tab, and words of what
  /// is to be said of it.
  static let script = #"""
    import gzip, io, struct, tarfile, zipfile, zlib

    def save(name, data, words):
        open(name, "wb").write(data)
        print(name, words, sep="\t")

    tgz = open("a.tar.gz", "rb").read()
    tar = gzip.decompress(tgz)
    zipped = open("a.zip", "rb").read()
    members = [(m, tarfile.open(fileobj=io.BytesIO(tar)).extractfile(m).read())
               for m in tarfile.open(fileobj=io.BytesIO(tar))]
    top = members[0][0].name.split("/")[0]

    def packed(change=None, extra=(), format=tarfile.USTAR_FORMAT):
        out = io.BytesIO()
        with tarfile.open(fileobj=out, mode="w", format=format) as archive:
            for member, data in members:
                archive.addfile(member, io.BytesIO(data))
            for info, data in extra:
                archive.addfile(info, io.BytesIO(data))
        return gzip.compress(out.getvalue(), mtime=0)

    def info(name, kind=tarfile.REGTYPE, link="", size=0):
        entry = tarfile.TarInfo(name)
        entry.type, entry.linkname, entry.size = kind, link, size
        return entry

    save("t-again", packed(), "repacked-archive")
    save("t-time", tgz[:4] + b"\1\2\3\4" + tgz[8:], "repacked-archive")
    save("t-name", tgz[:3] + b"\x08" + tgz[4:10] + b"name\0" + tgz[10:], "repacked-archive")
    save("t-trailing", tgz + b"\0", "has 1 bytes after its end")
    save("t-second", tgz + gzip.compress(b"more"), "second member of gzip")
    save("t-cut", tgz[:-20], "damaged-archive")
    save("t-after-end", gzip.compress(tar + b"x" * 512), "bytes after the end of its tape archive")
    save("t-no-end", gzip.compress(tar[:-512]), "without the two empty blocks")
    for name, words in [("../evil", "leads out of the archive"), (top + "/../../evil", "leads out"),
                        ("/tmp/evil", "absolute path"), (top + "/a\\b", "holds a '"),
                        (top + "/a\nb", "control character"), ("other/evil", "one folder"),
                        (top + "/readme.TXT", "capitals and accents"),
                        (top + "/README.txt", "is there twice"),
                        (top + "/README.txt/x", "which is a file"), (top + "/more", "unlisted-file")]:
        save("t-path-%d" % abs(hash(name)), packed(extra=[(info(name), b"")]), words)
    save("t-link", packed(extra=[(info(top + "/l", tarfile.SYMTYPE, "/etc/passwd"), b"")]), "symbolic link")
    save("t-hard", packed(extra=[(info(top + "/l", tarfile.LNKTYPE, top + "/README.txt"), b"")]), "hard link")
    save("t-device", packed(extra=[(info(top + "/d", tarfile.CHRTYPE), b"")]), "is a device")
    save("t-pipe", packed(extra=[(info(top + "/d", tarfile.FIFOTYPE), b"")]), "is a pipe")
    save("t-sparse", packed(extra=[(info(top + "/d", b"S"), b"")]), "sparse")
    save("t-gnu", packed(extra=[(info(top + "/" + "d" * 200), b"")], format=tarfile.GNU_FORMAT), "GNU header")
    renamed = info(top + "/e")
    renamed.pax_headers = {"path": "../../evil"}
    save("t-pax", packed(extra=[(renamed, b"")], format=tarfile.PAX_FORMAT), "leads out")
    linked = info(top + "/e")
    linked.pax_headers = {"GNU.sparse.major": "1"}
    save("t-pax-sparse", packed(extra=[(linked, b"")], format=tarfile.PAX_FORMAT), "pax header 'GNU.sparse.major'")
    globally = io.BytesIO()
    with tarfile.open(fileobj=globally, mode="w", format=tarfile.PAX_FORMAT, pax_headers={"path": "x"}) as archive:
        for member, data in members:
            archive.addfile(member, io.BytesIO(data))
    save("t-global", gzip.compress(globally.getvalue()), "changes all members")
    save("t-bomb", gzip.compress(bytes(100 << 20)), "out of proportion")
    save("t-huge", gzip.compress(tar[:124] + b"77777777777\0" + tar[136:]), "damaged")

    def repacked(change=lambda entry: None, extra=(), comment=b"", method=zipfile.ZIP_DEFLATED):
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w", method) as archive:
            for member, data in members:
                entry = zipfile.ZipInfo(member.name)
                entry.compress_type = method
                archive.writestr(entry, data)
            for name, data, attributes in extra:
                entry = zipfile.ZipInfo(name)
                entry.external_attr = attributes
                archive.writestr(entry, data)
            archive.comment = comment
        return out.getvalue()

    save("z-again", repacked(), "repacked-archive")
    save("z-comment", repacked(comment=b"hello"), "has a comment at its end")
    save("z-trailing", zipped + b"\0", "bytes after its end")
    save("z-before", b"PK\3\4" + zipped, "damaged-archive")
    save("z-cut", zipped[:-1], "damaged-archive")
    save("z-link", repacked(extra=[(top + "/l", "/etc/passwd", 0o120777 << 16)]), "symbolic link")
    save("z-up", repacked(extra=[("../evil", "x", 0)]), "leads out of the archive")
    save("z-absolute", repacked(extra=[("/tmp/evil", "x", 0)]), "absolute path")
    save("z-case", repacked(extra=[(top + "/readme.TXT", "x", 0)]), "capitals and accents")
    save("z-bzip2", repacked(method=zipfile.ZIP_BZIP2), "packed by method 12")
    end = len(zipped) - 22
    start = struct.unpack("<I", zipped[end + 16:end + 20])[0]

    def changed(place, data, base=zipped):
        return base[:place] + data + base[place + len(data):]

    save("z-name", changed(start + 46 + len(top.encode()) + 1, b"X"), "in the header before its data")
    save("z-local", changed(14, b"\0\0\0\0"), "described otherwise")
    save("z-encrypted", changed(start + 8, bytes([zipped[start + 8] | 1])), "is encrypted")
    save("z-count", changed(end + 8, b"\1\0\1\0"), "damaged-archive")
    save("z-zip64", changed(end + 16, b"\xff\xff\xff\xff"), "ZIP64")
    gap = zipped[:start] + b"hidden" + zipped[start:]
    save("z-gap", changed(end + 6 + 16, struct.pack("<I", start + 6), gap), "belong to no member")
    save("z-crc", changed(start + 16, b"\0\0\0\0"), "damaged-archive")
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        with archive.open(top + "/bomb", "w") as member:
            for _ in range(100):
                member.write(bytes(1 << 20))
    save("z-bomb", stream.getvalue(), "proportion")
    """#
}
