/** What is wrong with a file, or with importing it, in words for the person. */
export class FileProblem extends Error {}
