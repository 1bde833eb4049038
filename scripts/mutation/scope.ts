import { dirname } from 'node:path'
import { listFiles } from '../source/list-files'

/** Files that are changed, and the tests that guard them. */
export interface Area {
  readonly name: string
  /** Paths of the files, from the repository's root. */
  readonly files: readonly RegExp[]
  /** Paths of the tests that guard them, from the repository's root. */
  readonly tests: readonly RegExp[]
}

/** The code whose every change tests must detect: authorization, money, and what blocks unauthorized access. */
export const areas: readonly Area[] = [
  {
    name: 'access of the objects',
    files: [/^domains\/[^/]+\/objects\/[^/]+\/access\.ts$/, /^domains\/customers\/objects\/row-scope\.ts$/],
    tests: [/^domains\/(objects|access)\.test\.ts$/],
  },
  {
    name: 'rules of the objects',
    files: [
      /^domains\/[^/]+\/objects\/[^/]+\/(rules|approval)\.ts$/,
      /^domains\/customers\/objects\/(same-customer|same-account|last-four)\.ts$/,
      /^domains\/credit\/rules\/deposit-terms\.ts$/,
      /^domains\/enrollment\/objects\/order\/market-status\.ts$/,
      /^platform\/metadata\/src\/ready-made\/rule-kinds\.ts$/,
    ],
    tests: [
      /^domains\/(objects|state-tables|owned-references|needed-fields)\.test\.ts$/,
      /^domains\/[^/]+\/objects\/[^/]+\/(rules|actions)\.test\.ts$/,
      /^domains\/credit\/rules\/[^/]*\.test\.ts$/,
      /^tests\/abuse\/a05-/,
    ],
  },
  {
    name: 'money of AutoPay',
    files: [/^domains\/autopay\/operations\/.*\.ts$/],
    tests: [
      /^domains\/autopay\/(operations|mails)\/.*\.test\.ts$/,
      /^domains\/payments\/operations\/arrangement\/.*\.test\.ts$/,
      /^domains\/deposits\/operations\/settle-with-service\.test\.ts$/,
      /^tests\/payments\/autopay-methods\.test\.ts$/,
      /^tests\/payments\/autopay(-debits)?\.test\.ts$/,
    ],
  },
  {
    name: 'money of deposits',
    files: [
      /^domains\/deposits\/objects\/deposit\/(after-rules|on-time-bills)\.ts$/,
      /^domains\/credit\/rules\/deposit-cap\.ts$/,
      /^domains\/deposits\/operations\/.*\.ts$/,
      /^domains\/deposits\/methods\/pay-deposit\/.*\.ts$/,
      /^domains\/enrollment\/operations\/(enrollment-work\/check-credit|read-deposit-due)\.ts$/,
    ],
    tests: [
      /^domains\/deposits\/objects\/[^/]+\/[^/]*\.test\.ts$/,
      /^domains\/credit\/rules\/.*\.test\.ts$/,
      /^domains\/deposits\/(operations|methods)\/.*\.test\.ts$/,
      /^tests\/payments\/deposit-.*\.test\.ts$/,
      /^domains\/enrollment\/operations\/enrollment-work\/[^/]*\.test\.ts$/,
      /^tests\/payments\/double-submits\.test\.ts$/,
      /^domains\/work\/operations\/work\.test\.ts$/,
      /^domains\/energy\/operations\/billing-import\/.*\.test\.ts$/,
      /^tests\/lives\/.*\.test\.ts$/,
    ],
  },
  {
    name: 'money of payments',
    files: [
      /^domains\/payments\/objects\/payment\/(after-rules|money-not-owed)\.ts$/,
      /^domains\/payments\/(operations|rules\/arrangement)\/.*\.ts$/,
      /^domains\/payments\/rules\/left-of-payment\.ts$/,
      /^domains\/payments\/methods\/(agree-arrangement|pay-bill|pay-guest-bill)\/server\.ts$/,
    ],
    tests: [
      /^domains\/payments\/objects\/[^/]+\/[^/]*\.test\.ts$/,
      /^domains\/payments\/(operations|methods)\/.*\.test\.ts$/,
      /^domains\/deposits\/operations\/settle-with-service\.test\.ts$/,
      /^tests\/payments\/deposit-flow\.test\.ts$/,
      /^tests\/payments\/.*\.test\.ts$/,
      /^domains\/(work\/operations\/work|bills\/.*)\.test\.ts$/,
      /^domains\/energy\/operations\/billing-import\/.*\.test\.ts$/,
      /^tests\/lives\/.*\.test\.ts$/,
    ],
  },
  {
    name: 'money of the ledger',
    files: [
      /^domains\/ledger\/(rules\/[^/]*|objects\/ledger-entry\/writes)\.ts$/,
      /^domains\/energy\/objects\/bill\/(after-rules|account-money)\.ts$/,
    ],
    tests: [
      /^domains\/ledger\/rules\/.*\.test\.ts$/,
      /^domains\/(energy|ledger|payments)\/objects\/[^/]+\/[^/]*\.test\.ts$/,
      /^domains\/payments\/operations\/(store-ledgers|read-money-of-accounts)\.test\.ts$/,
      /^domains\/energy\/operations\/billing-import\/.*\.test\.ts$/,
      /^tests\/lives\/.*\.test\.ts$/,
    ],
  },
  {
    name: 'money of bills and prices',
    files: [
      /^demo\/world\/ledger\.ts$/,
      /^domains\/plans\/rules\/plan-price\/.*\.ts$/,
      /^domains\/enrollment\/rules\/service-stop-fee\.ts$/,
      /^domains\/customers\/rules\/plan-change-terms\.ts$/,
      /^domains\/energy\/operations\/usage-file\/(zone-time|read-usage|green-button)\.ts$/,
    ],
    tests: [
      /^domains\/plans\/rules\/.*\.test\.ts$/,
      /^demo\/world\/(money|ledger|late-fee)\.test\.ts$/,
      /^domains\/energy\/methods\/download-usage\/.*\.test\.ts$/,
    ],
  },
  {
    name: 'access and writes of the record engine',
    files: [
      /^platform\/record-engine\/src\/write\/.*\.ts$/,
      /^platform\/record-engine\/src\/compile\/row-predicate\.ts$/,
      /^platform\/record-engine\/src\/read\/visible-record-ids\.ts$/,
    ],
    tests: [
      /^platform\/record-engine\/src\/(write|read|policy)\/.*\.test\.ts$/,
      /^tests\/platform\/(concurrency|authorization-matrix)\.test\.ts$/,
    ],
  },
  {
    name: 'security headers',
    files: [/^apps\/server\/src\/http\/(security-headers|cross-site-check|host-check)\.ts$/],
    tests: [/^apps\/server\/src\/http\/.*\.test\.ts$/, /^tests\/abuse\/a1[246]-.*\.test\.ts$/],
  },
  {
    name: 'identity',
    files: [/^platform\/identity\/src\/.*\.ts$/],
    tests: [/^platform\/identity\/src\/.*\.test\.ts$/],
  },
  {
    name: 'limits',
    files: [/^domains\/customers\/operations\/limits\/.*\.ts$/],
    tests: [
      /^domains\/customers\/operations\/limits\/.*\.test\.ts$/,
      /^tests\/abuse\/a(02|25|26)-.*\.test\.ts$/,
    ],
  },
  {
    name: 'cache policies and query engine',
    files: [
      /^platform\/data-service\/src\/(cache-policies|query)\/.*\.ts$/,
      /^platform\/data-service\/src\/network\/request-queue\.ts$/,
    ],
    tests: [
      /^platform\/data-service\/src\/(cache-policies|query|network)\/.*\.test\.ts$/,
      /^platform\/data-service\/src\/data-service\.test\.ts$/,
      /^platform\/data-service\/src\/.*\.test\.ts$/,
    ],
  },
]

/** Files that only serve tests, or only contain tables, SQL migrations and texts. */
const leftOut =
  /\.test\.ts$|\/testing\/|\/index\.ts$|migrations?\.ts$|\/tables\.ts$|-schemas\.ts$|\/contract\.ts$|common-passwords/

/** Returns the files of an area, as sorted paths. */
export function filesOf({ files }: Area): readonly string[] {
  return allFiles().filter((path) => !leftOut.test(path) && files.some((pattern) => pattern.test(path)))
}

/** Returns the tests that guard a file of an area: its own, those of its folder, and those of the area. */
export function testsOf(area: Area, path: string): readonly string[] {
  return allFiles().filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      (dirname(file) === dirname(path) || area.tests.some((pattern) => pattern.test(file))),
  )
}

let files: readonly string[] | null = null

function allFiles(): readonly string[] {
  files ??= ['platform', 'domains', 'demo', 'apps', 'tests'].flatMap((folder) =>
    listFiles(folder, ['.ts', '.tsx']),
  )
  return files
}
