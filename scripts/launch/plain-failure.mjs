/** Something a person can mend: its message is a line for each thing that is wrong, with what to do. */
export class PlainFailure extends Error {
  name = 'PlainFailure';
}
