import type { IncomingMessage } from 'node:http'

/** The body of a request as text, however long. */
export async function requestText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += String(part)
  return text
}
