import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findProgram } from '@porchlight/test-kit/find-program'
import { freePort } from '@porchlight/test-kit/free-port'
import { listensAt } from '@porchlight/test-kit/listens-at'

const fromRoot = (path: string) => decodeURIComponent(new URL(`../../${path}`, import.meta.url).pathname)

/** An nginx with the configuration of `deploy/nginx` in front of servers on this machine. */
export interface NginxProxy {
  /** The TLS port on 127.0.0.1. */
  readonly port: number
  /** The certificate of the authority created by `deploy/compose/prepare.sh`. */
  readonly authority: string
  readonly stop: () => Promise<void>
}

/**
 * Starts nginx in `folder` in front of the servers at `ports`, with the configuration that installations start with, in
 * which only the addresses are replaced, and the certificates created by its script.
 */
export async function startNginx(folder: string, ports: readonly number[]): Promise<NginxProxy> {
  const program = findProgram('nginx')
  if (program === undefined) throw new TypeError('Install nginx to stand before the servers.')
  await cp(fromRoot('deploy/compose'), join(folder, 'compose'), { recursive: true })
  await promisify(execFile)('sh', [join(folder, 'compose', 'prepare.sh')])
  const certificates = join(folder, 'compose', 'certificates')
  const port = await freePort()
  const { stderr: version } = await promisify(execFile)(program, ['-v'])
  const configured = adapt(await readFile(fromRoot('deploy/nginx/porchlight.conf'), 'utf8'), {
    ports,
    port,
    plainPort: await freePort(),
    certificates,
    saysHttp2ByItself: isAtLeast(version, [1, 25, 1]),
  })
  for (const name of ['body', 'proxy', 'other']) await mkdir(join(folder, name))
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${join(folder, 'nginx.pid')};
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${join(folder, 'body')};
  proxy_temp_path ${join(folder, 'proxy')};
  fastcgi_temp_path ${join(folder, 'other')};
  uwsgi_temp_path ${join(folder, 'other')};
  scgi_temp_path ${join(folder, 'other')};
${configured}
}
`,
  )
  const child = spawn(program, ['-e', join(folder, 'error.log'), '-c', file], { stdio: 'ignore' })
  while (!(await listensAt(port))) {
    if (child.exitCode !== null) throw new TypeError(await readFile(join(folder, 'error.log'), 'utf8'))
    await pause(20)
  }
  return {
    port,
    authority: await readFile(join(certificates, 'ca.crt'), 'utf8'),
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

interface Adaptation {
  readonly ports: readonly number[]
  readonly port: number
  readonly plainPort: number
  readonly certificates: string
  /** Returns whether this nginx has the directive `http2`, rather than the parameter of `listen`. */
  readonly saysHttp2ByItself: boolean
}

function adapt(configured: string, to: Adaptation): string {
  const listen = `listen 127.0.0.1:${to.port} ssl`
  const replacements: readonly (readonly [RegExp, string])[] = [
    [/^( *)server web:3000 (.*)$/m, to.ports.map((port) => `$1server 127.0.0.1:${port} $2`).join('\n')],
    [/listen 80;/, `listen 127.0.0.1:${to.plainPort};`],
    [/listen 443 ssl;\n( *)http2 on;/, to.saysHttp2ByItself ? `${listen};\n$1http2 on;` : `${listen} http2;`],
    [/\/etc\/nginx\/certificates\/server\.crt/, join(to.certificates, 'server.crt')],
    [/\/etc\/nginx\/certificates\/server\.key/, join(to.certificates, 'server.key')],
  ]
  return replacements.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) throw new TypeError(`deploy/nginx/porchlight.conf has nothing like ${pattern}.`)
    return text.replace(pattern, replacement)
  }, configured)
}

function isAtLeast(version: string, least: readonly number[]): boolean {
  const parts = (/nginx\/(\d+)\.(\d+)\.(\d+)/.exec(version) ?? []).slice(1).map(Number)
  const differing = least.findIndex((part, index) => part !== parts[index])
  return differing === -1 || (parts[differing] ?? 0) > (least[differing] ?? 0)
}
