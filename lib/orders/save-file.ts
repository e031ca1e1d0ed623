import 'client-only';

/** Long enough for a browser to have begun with it, however slow the machine. */
const KEPT_MS = 60_000;

/** Has the browser save a file under a name, as a link with `download` does. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
