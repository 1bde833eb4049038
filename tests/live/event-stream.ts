/** One event of a stream. */
export interface StreamEvent {
  readonly id: string
  readonly event: string
  readonly data: unknown
}

/** An open event stream, read event by event. */
export interface EventStream {
  readonly status: number
  /** Returns the next event; null when the server has ended the stream. */
  next(): Promise<StreamEvent | null>
  close(): void
}

/** Opens `GET /live` of `origin` as the bearer of `token`. */
export async function openEventStream(origin: string, token: string): Promise<EventStream> {
  const abort = new AbortController()
  const answer = await fetch(`${origin}/live`, {
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    signal: abort.signal,
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    status: answer.status,
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const block = text.slice(0, end)
          text = text.slice(end + 2)
          if (/^(?:id|event): /.test(block)) return parseEvent(block)
          continue
        }
        const chunk = await reader?.read()
        if (chunk === undefined || chunk.done) return null
        text += chunk.value
      }
    },
    close: () => abort.abort(),
  }
}

function parseEvent(block: string): StreamEvent {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)]
    }),
  )
  return { id: fields.id ?? '', event: fields.event ?? '', data: JSON.parse(fields.data ?? 'null') }
}
