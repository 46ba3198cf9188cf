/** Lifetime of the object URL after the click, in ms: some browsers read it later. */
const GRACE = 60_000;

/** Downloads a text as a file with this name. */
export function saveText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), GRACE);
}
