/** How long an address outlives the click, for browsers that read it afterwards; in ms. */
const GRACE = 60_000;

/** Has the browser save a text as a file of this name, as a download. */
export function saveText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), GRACE);
}
