import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Creates a certificate for `localhost` in `folder` that is its own authority and expires after that many days. */
export async function shortCertificate(
  folder: string,
  { days }: { readonly days: number },
): Promise<{ readonly file: string; readonly cert: string; readonly key: string }> {
  const [file, keyFile] = [join(folder, 'site.crt'), join(folder, 'site.key')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  await promisify(execFile)('openssl', [
    ...['req', '-x509', ...kind, ...names],
    ...['-days', String(days), '-keyout', keyFile, '-out', file],
  ])
  return { file, cert: await readFile(file, 'utf8'), key: await readFile(keyFile, 'utf8') }
}
