import { basename, dirname } from 'node:path'
import { listFiles } from '../source/list-files'

/** Files that are changed, and the tests that guard them. */
export interface Area {
  readonly name: string
  /** Paths of the files, from the repository's root. */
  readonly files: readonly RegExp[]
  /** The tests of an area, fast ones first: a group runs when the one before let the change pass. */
  readonly tests: readonly (readonly RegExp[])[]
}

/** What the tests have to see every change of: who may do what, what money does, and what keeps strangers out. */
export const areas: readonly Area[] = [
  {
    name: 'access of the objects',
    files: [/^packages\/objects\/src\/[^/]+\/access\.ts$/, /^packages\/objects\/src\/reach\.ts$/],
    tests: [[/^packages\/objects\/src\/(objects|access)\.test\.ts$/]],
  },
  {
    name: 'rules of the objects',
    files: [
      /^packages\/objects\/src\/[^/]+\/(rules|terms|approval)\.ts$/,
      /^packages\/objects\/src\/(rule-kinds|same-customer|same-account|last-four)\.ts$/,
      /^packages\/objects\/src\/order\/market-status\.ts$/,
    ],
    tests: [
      [
        /^packages\/objects\/src\/(objects|rules|state-tables|owned-references|needed-fields)\.test\.ts$/,
        /^packages\/objects\/src\/[^/]+\/(rules|terms|actions)\.test\.ts$/,
      ],
      [/^tests\/abuse\/a05-/],
    ],
  },
  {
    name: 'money',
    files: [
      /^packages\/objects\/src\/(payment|deposit)\/after-rules\.ts$/,
      /^packages\/objects\/src\/deposit\/(on-time-bills|cap)\.ts$/,
      /^packages\/objects\/src\/demo-world\/ledger\.ts$/,
      /^packages\/objects\/src\/plan-price\/.*\.ts$/,
      /^packages\/portal-methods\/src\/(autopay|payment|bill-payment|pay-deposit|deposit|deposit-upkeep)\/.*\.ts$/,
      /^packages\/portal-methods\/src\/enrollment-work\/check-credit\.ts$/,
      /^packages\/portal-methods\/src\/usage-file\/(zone-time|read-usage|green-button)\.ts$/,
    ],
    tests: [
      [
        /^packages\/objects\/src\/(payment|deposit|plan-price|bill)\/[^/]*\.test\.ts$/,
        /^packages\/objects\/src\/demo-world\/(money|ledger)\.test\.ts$/,
        /^packages\/portal-methods\/src\/usage-file\/[^/]*\.test\.ts$/,
      ],
      [
        /^packages\/portal-methods\/src\/(autopay|payment|bill-payment|pay-deposit|deposit|deposit-upkeep|enrollment-work|guest-bill-status|pay-guest-bill|deposit-status|pay-bill)\/[^/]*\.test\.ts$/,
      ],
      [/^tests\/payments\/.*\.test\.ts$/],
    ],
  },
  {
    name: 'access and writes of the record engine',
    files: [
      /^packages\/record-engine\/src\/write\/.*\.ts$/,
      /^packages\/record-engine\/src\/compile\/row-predicate\.ts$/,
      /^packages\/record-engine\/src\/read\/visible-record-ids\.ts$/,
    ],
    tests: [
      [/^packages\/record-engine\/src\/(write|read|policy)\/.*\.test\.ts$/],
      [/^tests\/platform\/(concurrency|authorization-matrix)\.test\.ts$/],
    ],
  },
  {
    name: 'security headers',
    files: [/^apps\/server\/src\/http\/(security-headers|cross-site-check|host-check)\.ts$/],
    tests: [
      [/^apps\/server\/src\/http\/.*\.test\.ts$/],
      [/^apps\/server\/src\/[^/]+\.test\.ts$/, /^tests\/abuse\/a1[246]-.*\.test\.ts$/],
    ],
  },
  {
    name: 'identity',
    files: [/^packages\/identity\/src\/.*\.ts$/],
    tests: [[/^packages\/identity\/src\/.*\.test\.ts$/]],
  },
  {
    name: 'limits',
    files: [/^packages\/portal-methods\/src\/limits\/.*\.ts$/],
    tests: [
      [/^packages\/portal-methods\/src\/limits\/.*\.test\.ts$/],
      [/^tests\/abuse\/a(02|25|26)-.*\.test\.ts$/],
    ],
  },
  {
    name: 'cache policies and query engine',
    files: [
      /^packages\/data-service\/src\/(cache-policies|query)\/.*\.ts$/,
      /^packages\/data-service\/src\/network\/request-queue\.ts$/,
    ],
    tests: [
      [/^packages\/data-service\/src\/(cache-policies|query|network)\/.*\.test\.ts$/],
      [/^packages\/data-service\/src\/data-service\.test\.ts$/],
      [/^packages\/data-service\/src\/.*\.test\.ts$/],
    ],
  },
]

/** Files that only serve tests, or only list tables, SQL migrations and words. */
const leftOut =
  /\.test\.ts$|\/testing\/|\/index\.ts$|migrations?\.ts$|\/tables\.ts$|-schemas\.ts$|\/contract\.ts$|common-passwords/

/** The files of an area, as sorted paths. */
export function filesOf({ files }: Area): readonly string[] {
  return allFiles().filter((path) => !leftOut.test(path) && files.some((pattern) => pattern.test(path)))
}

/**
 * The tests that guard a file of an area, in the groups in which they run: its own, those of its folder, then those
 * of the area. No test is in two groups.
 */
export function testsOf(area: Area, path: string): readonly (readonly string[])[] {
  const tests = allFiles().filter((file) => /\.test\.tsx?$/.test(file))
  const groups = [
    tests.filter((test) => test === path.replace(/\.ts$/, '.test.ts')),
    tests.filter((test) => dirname(test) === dirname(path) && basename(test) !== basename(path)),
    ...area.tests.map((patterns) => tests.filter((test) => patterns.some((pattern) => pattern.test(test)))),
  ]
  const taken = new Set<string>()
  return groups
    .map((group) => group.filter((test) => !taken.has(test) && taken.add(test)))
    .filter((group) => group.length > 0)
}

let files: readonly string[] | null = null

function allFiles(): readonly string[] {
  files ??= ['packages', 'apps', 'tests'].flatMap((folder) => listFiles(folder, ['.ts', '.tsx']))
  return files
}
