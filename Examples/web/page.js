// What a page does with its gate: it listens, keeps receipts, and opens the settings.
const gate = document.querySelector("#gate");

const tell = (text) => {
  const line = document.createElement("li");
  line.textContent = text;
  document.querySelector("#events").append(line);
};

for (const name of ["ask", "open", "decline", "withdraw", "exit"]) {
  gate.addEventListener(`gate-${name}`, ({ detail }) => tell(`gate-${name} ${detail?.document ?? ""}`));
}
gate.addEventListener("gate-accept", async ({ detail: { record, receipt } }) => {
  tell(`gate-accept ${record.document} ${record.version}, a receipt of ${(await receipt()).length} characters`);
});
gate.addEventListener("gate-unavailable", ({ detail }) => tell(`gate-unavailable ${detail.reason}: ${detail.sentence}`));

document.querySelector("#settings").addEventListener("click", () => gate.openSettings());
