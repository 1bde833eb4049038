import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram } from '@porchlight/test-kit/find-program'
import { freePort } from '@porchlight/test-kit/free-port'

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')

/** A Prometheus with the rules and the configuration that installations start with. */
export interface Prometheus {
  /** Returns the firing alerts, each as `name` or `name provider`. */
  readonly firing: () => Promise<readonly string[]>
  readonly stop: () => Promise<void>
}

/**
 * Scrape targets: `host:port` of the servers' metrics, and addresses of sites as reached by the exporter at `exporter`.
 */
export interface Scraped {
  readonly servers: readonly string[]
  readonly sites: readonly string[]
  readonly exporter: string
}

/**
 * Starts Prometheus in `folder`. It scrapes every ten seconds, because a server may take half of that to detect that it
 * has no database, and the rules are accelerated: they fire as soon as they hold, and look back a minute and a half at
 * most. Thresholds are those of the file.
 */
export async function startPrometheus(folder: string, scraped: Scraped): Promise<Prometheus> {
  const rules = await read('docs/reference/alerts.yaml')
  await writeFile(
    join(folder, 'alerts.yaml'),
    rules.replaceAll(/^ +for: \d+m\n/gm, '').replaceAll(/\[\d+[mh]\]/g, '[90s]'),
  )
  const list = (addresses: readonly string[]) => JSON.stringify(addresses)
  const configured = await read('deploy/prometheus/prometheus.yml')
  const replacements = [
    ['["web:9464"]', list(scraped.servers)],
    ['["https://my.example.com/livez"]', list(scraped.sites)],
    ['"blackbox:9115"', JSON.stringify(scraped.exporter)],
  ] as const
  const adapted = replacements.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new TypeError(`deploy/prometheus/prometheus.yml has no ${from}.`)
      return text.replace(from, to)
    },
    configured.replaceAll('15s', '10s'),
  )
  await writeFile(join(folder, 'prometheus.yml'), adapted)
  const port = await freePort()
  const child = start('prometheus', [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'series')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ])
  const origin = `http://127.0.0.1:${port}`
  await untilItAnswers(child, `${origin}/-/ready`)
  return {
    firing: async () => {
      const answer = await fetch(`${origin}/api/v1/alerts`)
      const { data } = (await answer.json()) as {
        readonly data: { readonly alerts: readonly { readonly state: string; readonly labels: Labels }[] }
      }
      return data.alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels: { alertname, provider } }) => [alertname, provider].filter(Boolean).join(' '))
    },
    stop: () => end(child),
  }
}

type Labels = Readonly<Record<string, string>>

/** Starts a blackbox exporter that trusts one authority. */
export async function startExporter(
  folder: string,
  authorityFile: string,
): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> {
  const file = join(folder, 'blackbox.yml')
  const module = { prober: 'http', http: { tls_config: { ca_file: authorityFile } } }
  await writeFile(file, JSON.stringify({ modules: { http_2xx: module } }))
  const address = `127.0.0.1:${await freePort()}`
  const child = start('prometheus-blackbox-exporter', [
    `--config.file=${file}`,
    `--web.listen-address=${address}`,
  ])
  await untilItAnswers(child, `http://${address}/-/healthy`)
  return { address, stop: () => end(child) }
}

function start(name: string, words: readonly string[]): ChildProcess {
  const program = findProgram(name)
  if (program === undefined) throw new TypeError(`Install ${name}.`)
  return spawn(program, words, { stdio: 'ignore' })
}

async function untilItAnswers(child: ChildProcess, address: string): Promise<void> {
  while (child.exitCode === null) {
    if ((await fetch(address).catch(() => null))?.ok === true) return
    await pause(100)
  }
  throw new TypeError(`${child.spawnfile} ended with ${child.exitCode}.`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
