/** Something a person can mend: its message is one line that says what is wrong and what to do. */
export class PlainFailure extends Error {
  name = 'PlainFailure';
}
