import { type GatewayKind, usualTestData } from '@porchlight/providers/gateway-check'

const settingOf = {
  billing: 'PORCHLIGHT_BILLING',
  market: 'PORCHLIGHT_MARKET',
  credit: 'PORCHLIGHT_CREDIT',
  identity: 'PORCHLIGHT_IDENTITY_CHECK',
} as const

const commandOf = (kind: GatewayKind, rest: string) => `\`npm run gateway-check -- ${kind}${rest}\``

const testData = (kind: GatewayKind) =>
  `Its test data, unless \`--data <file.json>\` names a file with others:\n\n\`\`\`json\n${JSON.stringify({ [kind]: usualTestData[kind] }, null, 2)}\n\`\`\``

const guide =
  'The [guide](../../guides/connect-your-systems.md) has its options and what it says. It is for a test installation: what it sends is carried out there.'

const called = (kind: keyof typeof settingOf, says: string) =>
  `${commandOf(kind, ' https://gateway.example.com/v1')} calls the gateway by the server’s own client, with the token of \`${settingOf[kind]}_TOKEN\`, and says what is wrong and how it is mended. ${says} ${guide}`

const listens = (setting: string) =>
  `With \`--listen 0.0.0.0:8099 --public https://check.example.com\` it also answers in place of the server, with the secrets of \`${setting}\`: set the public address as that of the server. It answers the first call with 500, to see whether it comes again, and then with 202.`

/** “Check your gateway” of each page: what the check requires, and what it sends. */
export const gatewayChecks: Readonly<Record<GatewayKind, readonly string[]>> = {
  billing: [
    called(
      'billing',
      'It reads every page of changes, and some of them again. It sends events of the test account: two payments of $1.00 and $10.00, which are returned in the end, one that cannot be taken, and paperless billing; and $1.00 for an account `PLCHECK…` that is not known, which is returned in the same call.',
    ),
    'The gateway needs a test account whose changes lie on more than one page: the account with its `opening`, and the bills of the test data. Its balance follows its payments, so that each is seen to count once. Events of the account begin with `nextSequence`; the check says what comes next.',
    testData('billing'),
  ],
  market: [
    called(
      'market',
      'It submits a few orders `PLCHECK…` for the test premise, of each kind and with first days in two weeks, one of them twice, and one for a service point that nobody knows; it requests another first day, and takes all of them back.',
    ),
    'The gateway needs a test premise whose orders it answers within a minute, or within `--wait <seconds>`, at least by `accepted`, and a service point that it does not know.',
    testData('market'),
    listens('PORCHLIGHT_MARKET_SECRETS'),
  ],
  credit: [
    called('credit', 'It requests a few checks `PLCHECK…` of the test person, one of them three times.'),
    'The gateway needs a test person on whom it decides without a look at anybody’s credit file.',
    testData('credit'),
  ],
  identity: [
    called('identity', 'It requests a few checks `PLCHECK…` of the test person, and opens the page of one.'),
    'The gateway needs a test person. For the result, somebody finishes the check at the address that the command prints, within `--wait <seconds>`.',
    testData('identity'),
    listens('PORCHLIGHT_IDENTITY_CHECK_SECRETS'),
  ],
  mail: [
    `${commandOf('mail', ' --listen 0.0.0.0:8099 --public https://check.example.com')} sends one mail by the mail server of the settings to an address that does not exist, and answers in place of the server what is reported of it, with the secrets of \`PORCHLIGHT_MAIL_SECRETS\`: set the public address as that of the server. It answers the first report with 500, to see whether it comes again, and then with 202. ${guide}`,
    testData('mail'),
  ],
}
