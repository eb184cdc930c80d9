/** The letter that stands before an option: A for the first. */
export const optionLetter = (index: number): string => String.fromCharCode(65 + index);
