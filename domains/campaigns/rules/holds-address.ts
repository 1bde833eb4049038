/**
 * What reads as an address of the web, a mail or a number of one: with a scheme, with `www.`, or a name that ends as
 * sites do. A dot that ends a sentence is followed by a space or nothing.
 */
const address =
  /:\/\/|\bwww\.|@|[\p{L}\p{N}]\.(?:com|net|org|info|biz|co|io|us|me|ly|gl|link|click|app|dev|site|online|shop|store|xyz|top|gov|edu|mx|tx|example|energy|power|localhost)\b/iu

/** Whether a text holds something that programs make a link of. */
export function holdsAddress(text: string): boolean {
  return address.test(text)
}
