import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { listenLocally } from '../../http/listen-locally'

/**
 * How it behaves. `hanging`: it accepts calls and does not respond; `stalling`: it stops in the middle of a file, on
 * upload or download; `slow`: it delays each response and each chunk of a file.
 */
export type S3FaultMode = 'well' | 'down' | 'hanging' | 'stalling' | 'slow' | 'full'

/** A running stand-in for S3. */
export interface S3StandIn {
  readonly endpoint: string
  /** The stored objects, by `bucket/key`. */
  readonly objects: Map<string, Buffer>
  /** Multipart uploads that were neither completed nor aborted. */
  readonly uploads: Map<string, { readonly path: string; readonly parts: Map<number, Buffer> }>
  /** The calls received, as `PUT` or `PUT part`. */
  readonly calls: string[]
  readonly faults: { mood: S3FaultMode }
  readonly close: () => Promise<void>
}

/** Who may call, and which buckets there are. */
export interface S3StandInOptions {
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const smallestPart = 5 * 1_048_576

/** The delays of the stand-in while it is slow, in milliseconds. */
const slowAnswerMs = 300
const slowPieceMs = 8

/**
 * Starts a server that speaks the part of S3’s API that the adapter uses, in memory, path style. It checks what S3
 * checks: the signature of version 4 over everything that is signed, the digest of the body, its CRC-32, and the size
 * of parts.
 */
export async function startS3StandIn(options: S3StandInOptions): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map()
  const uploads: S3StandIn['uploads'] = new Map()
  const faults: S3StandIn['faults'] = { mood: 'well' }
  const calls: string[] = []

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (faults.mood === 'down') return void request.socket.destroy()
    if (faults.mood === 'hanging') return
    const body = await bodyOf(request)
    const url = new URL(request.url ?? '/', 'http://s3.invalid')
    const path = decodeURIComponent(url.pathname.slice(1))
    const query = url.searchParams
    const part = query.get('partNumber')
    const kind =
      part !== null ? ' part' : query.has('uploads') ? ' begin' : query.has('uploadId') ? ' end' : ''
    calls.push(`${request.method}${kind}`)
    if (faults.mood === 'slow') await setTimeout(slowAnswerMs)
    // The first part went well.
    if (faults.mood === 'stalling' && part !== null && part !== '1') return
    const problem = isSigned(request, url, body, options)
      ? problemOf(request, path, body)
      : 'SignatureDoesNotMatch'
    if (problem !== null) return refuse(response, problem === 'BadDigest' ? 400 : 403, problem)
    const upload = uploads.get(query.get('uploadId') ?? '')
    if (query.has('uploadId') && upload?.path !== path) return refuse(response, 404, 'NoSuchUpload')
    if (request.method === 'PUT' && faults.mood === 'full')
      return refuse(response, 507, 'InsufficientStorage')
    if (request.method === 'POST' && query.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, { path, parts: new Map() })
      return send(
        response,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    if (request.method === 'PUT' && part !== null) {
      upload?.parts.set(Number(part), body)
      return send(response, '', { etag: etagOf(body) })
    }
    if (request.method === 'POST' && upload !== undefined)
      return complete(upload, query.get('uploadId'), body, response)
    if (request.method === 'DELETE' && upload !== undefined) {
      uploads.delete(query.get('uploadId') ?? '')
      return void response.writeHead(204).end()
    }
    if (request.method === 'PUT') {
      objects.set(path, body)
      return send(response, '', { etag: etagOf(body) })
    }
    if (request.method === 'DELETE') {
      objects.delete(path)
      return void response.writeHead(204).end()
    }
    const found = objects.get(path)
    if (found === undefined) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, { 'content-length': found.length, etag: etagOf(found) })
    for (let at = 0; at < found.length; at += 65_536) {
      if (faults.mood === 'stalling' && at > 0) return
      if (faults.mood === 'slow') await setTimeout(slowPieceMs)
      response.write(found.subarray(at, at + 65_536))
    }
    response.end()
  }

  const problemOf = (request: IncomingMessage, path: string, body: Buffer): string | null => {
    if (!path.startsWith(`${options.bucket}/`)) return 'NoSuchBucket'
    const sum = request.headers['x-amz-checksum-crc32']
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(crc32(body))
    if (request.method === 'PUT' && sum !== counted.toString('base64')) return 'BadDigest'
    return null
  }

  const complete = (
    { path, parts }: { readonly path: string; readonly parts: Map<number, Buffer> },
    id: string | null,
    body: Buffer,
    response: ServerResponse,
  ): void => {
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, part]) =>
      Number(part),
    )
    const bytes = named.map((part) => parts.get(part) ?? Buffer.alloc(0))
    const isTooSmall = bytes.slice(0, -1).some(({ length }) => length < smallestPart)
    if (isTooSmall) {
      refuse(response, 400, 'EntityTooSmall')
      return
    }
    objects.set(path, Buffer.concat(bytes))
    uploads.delete(id ?? '')
    send(response, `<CompleteMultipartUploadResult><Key>${path.length}</Key></CompleteMultipartUploadResult>`)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  })
  const { port, close } = await listenLocally(server)
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    uploads,
    calls,
    faults,
    close,
  }
}

function send(response: ServerResponse, xml: string, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(200, { 'content-type': 'application/xml', ...headers }).end(xml)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>No.</Message></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml)
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/**
 * Checks whether the call bears a version 4 signature of someone allowed to call, and the body is the one that was
 * signed.
 */
function isSigned(
  { method = '', headers }: IncomingMessage,
  url: URL,
  body: Buffer,
  { accessKeyId, secretAccessKey }: S3StandInOptions,
): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/
  const [, who, scope = '', signed = '', signature] = given.exec(headers.authorization ?? '') ?? []
  const digest = String(headers['x-amz-content-sha256'])
  if (who !== accessKeyId || digest !== sha256(body)) return false
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, url.pathname, query, lines.join(''), signed, digest].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n')
  const key = scope
    .split('/')
    .reduce<string | Buffer>((secret, word) => hmac(secret, word), `AWS4${secretAccessKey}`)
  return hmac(key, toSign).toString('hex') === signature
}

function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
