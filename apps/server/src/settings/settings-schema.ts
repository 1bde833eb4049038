import { type Static, Type } from 'typebox'
import { type BrandSettingsInput, baseUrlSchemas, textsFromSchemas } from './brand-settings'
import { companySchemas } from './company-settings'

const Flag = Type.Union([Type.Literal('0'), Type.Literal('1')])

/**
 * Every setting, read from the environment once at start. Names promised by the interfaces are plain; all others begin
 * with `PORCHLIGHT_`, and an unknown one of those fails the start. `docs/reference/settings.md` is generated from this
 * schema.
 */
export const SettingsSchema = Type.Object(
  {
    PORT: Type.Optional(
      Type.String({ pattern: '^[0-9]{1,5}$', description: 'Where it listens.', default: '3000' }),
    ),
    HOST: Type.Optional(
      Type.String({ minLength: 1, description: 'The address it listens on.', default: '127.0.0.1' }),
    ),
    DATA_DIR: Type.Optional(
      Type.String({
        minLength: 1,
        description: 'Where the private database and files live.',
        default: './data',
      }),
    ),
    DATABASE_URL: Type.Optional(
      Type.String({
        pattern: '^(private$|postgres(ql)?://)',
        description:
          'A PostgreSQL 15 or newer, or a pooler in transaction mode before it. `private`, the default of demo mode, runs one below `DATA_DIR`; required in production.',
      }),
    ),
    DATABASE_DIRECT_URL: Type.Optional(
      Type.String({
        pattern: '^postgres(ql)?://',
        description:
          'That PostgreSQL itself, where `DATABASE_URL` is a pooler: commands, background work and notifications keep sessions. It names the same role and database.',
      }),
    ),
    DATABASE_REPLICA_URL: Type.Optional(
      Type.String({
        pattern: '^postgres(ql)?://[^,\\s]+(,postgres(ql)?://[^,\\s]+)*$',
        description:
          'Hot standbys of the primary, separated by commas, that reads are sent to; poolers before them where `DATABASE_URL` is one. They have the role and database of the primary. See [the guide](../guides/operate.md#reads-from-replicas).',
      }),
    ),
    NODE_ENV: Type.Optional(
      Type.Union([Type.Literal('production'), Type.Literal('development'), Type.Literal('test')], {
        description: '`production` switches demo mode off.',
      }),
    ),
    DEMO_PUBLIC: Type.Optional({
      ...Flag,
      description:
        '`1` lets demo mode listen on an address that other machines can reach, and have a public base URL.',
    }),
    PORCHLIGHT_BRANDS: Type.Optional(
      Type.String({
        minLength: 1,
        description:
          'A folder of brands that are built in place of the three that come with Porchlight; see [the guide](../guides/make-it-your-brand.md). Every command needs it.',
      }),
    ),
    ...baseUrlSchemas,
    PORCHLIGHT_SMTP_HOST: Type.Optional(
      Type.String({
        minLength: 1,
        description:
          'The mail server; required in production. Demo mode without it keeps mail at /dev/mailbox.',
      }),
    ),
    PORCHLIGHT_SMTP_PORT: Type.Optional(
      Type.String({ pattern: '^[0-9]{1,5}$', description: 'The mail server’s port.', default: '587' }),
    ),
    PORCHLIGHT_SMTP_USER: Type.Optional(Type.String({ description: 'The name that we sign in to it with.' })),
    PORCHLIGHT_SMTP_PASSWORD: Type.Optional(Type.String({ description: 'The password to it.' })),
    PORCHLIGHT_MAIL_FROM: Type.Optional(
      Type.String({
        pattern: '^[^@\\s]+@[^@\\s]+$',
        description: 'The sender address of mail; the sender’s name is the brand’s.',
        default: 'service@example.com',
      }),
    ),
    PORCHLIGHT_MAIL_SECRETS: Type.Optional(
      Type.String({
        description:
          'What events of the mail service are signed with: bounces that come after it took a mail. Several, separated by commas, while one replaces another. Without it no events are taken.',
      }),
    ),
    PORCHLIGHT_PAYMENTS: Type.Optional(
      Type.Union([Type.Literal('stripe'), Type.Literal('stand-in'), Type.Literal('off')], {
        description:
          'What takes payments: `stripe`; `stand-in`, which moves no money and is the default of demo mode; or `off`. Required in production, where the stand-in is refused.',
      }),
    ),
    PORCHLIGHT_PAYMENTS_KEY: Type.Optional(
      Type.String({
        pattern: '^[sr]k_(test|live)_\\w+$',
        description:
          'The secret or restricted key of our account at Stripe; required with `stripe`. Production refuses a key of Stripe’s test mode.',
      }),
    ),
    PORCHLIGHT_PAYMENTS_SECRETS: Type.Optional(
      Type.String({
        pattern: '^whsec_[^\\s,]{8,}(,whsec_[^\\s,]{8,})*$',
        description:
          'What Stripe signs its events with; several, separated by commas, while one replaces another. Required with `stripe`.',
      }),
    ),
    PORCHLIGHT_PAYMENTS_ADDRESS: Type.Optional(
      Type.String({
        pattern: '^https?://[^/]+$',
        description: 'Where Stripe, or what speaks as it does, is called.',
        default: 'https://api.stripe.com',
      }),
    ),
    PORCHLIGHT_PAYMENTS_PAGES: Type.Optional(
      Type.String({
        pattern: '^https?://[^/]+$',
        description: 'The origin of its pages, where the account has a domain of its own for them.',
        default: 'https://checkout.stripe.com',
      }),
    ),
    PORCHLIGHT_PAYMENTS_PORT: Type.Optional(
      Type.String({
        pattern: '^[0-9]{1,5}$',
        description:
          'Where the payment stand-in listens; the port after `PORT` by default, another when that is taken.',
      }),
    ),
    PORCHLIGHT_FILES: Type.Optional(
      Type.Union([Type.Literal('disk'), Type.Literal('s3')], {
        description:
          'Where the files lie that customers and staff hand in: `disk`, below `DATA_DIR`, or `s3`, which several servers share. S3’s credentials are AWS’s own variables (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and so on), or the role of the machine.',
        default: 'disk',
      }),
    ),
    PORCHLIGHT_FILES_BUCKET: Type.Optional(
      Type.String({
        pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$',
        description: 'The bucket; required with `s3`. Nobody else may read it.',
      }),
    ),
    PORCHLIGHT_FILES_REGION: Type.Optional(
      Type.String({
        pattern: '^[a-z0-9-]{2,30}$',
        description: 'The bucket’s region.',
        default: 'us-east-1',
      }),
    ),
    PORCHLIGHT_FILES_ENDPOINT: Type.Optional(
      Type.String({
        pattern: '^https?://[^/]+$',
        description: 'The address of what speaks as S3 does; AWS by default.',
      }),
    ),
    PORCHLIGHT_SCANNER: Type.Optional(
      Type.String({
        pattern: '^(stand-in|tcp://[^/:]+:[0-9]{1,5}|unix:/.+)$',
        description:
          'The clamd that looks for malware in uploads, `tcp://host:3310` or `unix:/path`; required in production. `stand-in`, the default in demo mode, finds a test string alone and is refused in production.',
      }),
    ),
    PORCHLIGHT_IDENTITY_CHECK: Type.Optional(
      Type.String({
        pattern: '^(stand-in|off|https?://.+[^/])$',
        description:
          'The address of the identity check with hosted pages, or `off`; required in production. Demo mode without it uses `stand-in`, which production refuses.',
      }),
    ),
    PORCHLIGHT_IDENTITY_CHECK_TOKEN: Type.Optional(Type.String({ description: 'The bearer token to it.' })),
    PORCHLIGHT_IDENTITY_CHECK_SECRETS: Type.Optional(
      Type.String({
        description:
          'What it signs its callbacks with; several, separated by commas, while one replaces another. Required with an address in production, each of 16 characters or more.',
      }),
    ),
    PORCHLIGHT_IDENTITY_RULE: Type.Optional(
      Type.Union([Type.Literal('unconfirmed'), Type.Literal('always')], {
        description:
          'Whose identity is verified before service: `unconfirmed`, of those whom the credit check cannot confirm, or `always`. Where the identity check is `off`, they send a document.',
        default: 'unconfirmed',
      }),
    ),
    PORCHLIGHT_CAMPAIGN_RATE: Type.Optional(
      Type.String({
        pattern: '^[1-9][0-9]{0,4}$',
        description:
          'How many messages of campaigns are queued a minute, of all together: what the mail server and the text service take besides everything else.',
        default: '300',
      }),
    ),
    PORCHLIGHT_PASSWORD_LINK_HOURS: Type.Optional(
      Type.String({
        pattern: '^([1-9]|1[0-9]|2[0-4])$',
        description:
          'How many hours the mailed link to a new password works: a day at most (NIST SP 800-63B).',
        default: '1',
      }),
    ),
    PORCHLIGHT_MARKET: Type.Optional(
      Type.String({
        pattern: '^(stand-in|https?://.+[^/]|texas-set:/.*[^/])$',
        description:
          'The address of the market’s gateway, `texas-set:/folder` for a folder of Texas SET files, or `stand-in`; required in production. Demo mode without it uses the stand-in.',
      }),
    ),
    PORCHLIGHT_MARKET_DUNS: Type.Optional(
      Type.String({
        pattern: '^[0-9]{9}([0-9]{4})?$',
        description: 'Our D-U-N-S number in Texas SET files, with its suffix; required with `texas-set:`.',
      }),
    ),
    PORCHLIGHT_MARKET_NAME: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9][A-Za-z0-9 .,&-]{0,59}$',
        description: 'Our name in Texas SET files, as ERCOT has it; required with `texas-set:`.',
      }),
    ),
    PORCHLIGHT_MARKET_ERCOT: Type.Optional(
      Type.String({
        pattern: '^[0-9]{9}([0-9]{4})?$',
        description: 'ERCOT’s D-U-N-S number in Texas SET files.',
        default: '183529049',
      }),
    ),
    PORCHLIGHT_MARKET_TEST: Type.Optional(
      Type.Literal('1', {
        description:
          'Marks Texas SET files as tests, for a flight test of ERCOT, and takes tests alone. Demo mode always does.',
      }),
    ),
    PORCHLIGHT_MARKET_TOKEN: Type.Optional(Type.String({ description: 'The bearer token to it.' })),
    PORCHLIGHT_MARKET_SECRETS: Type.Optional(
      Type.String({
        description:
          'The secrets that the market signs its callbacks with; several, separated by commas, during a rotation; in production each of 16 characters or more. Without them, the market is only polled.',
      }),
    ),
    PORCHLIGHT_CREDIT: Type.Optional(
      Type.String({
        pattern: '^(stand-in|https?://.+[^/])$',
        description:
          'The address of the credit check, or `stand-in`; required in production. Demo mode without it uses the stand-in.',
      }),
    ),
    PORCHLIGHT_CREDIT_TOKEN: Type.Optional(Type.String({ description: 'The bearer token to it.' })),
    PORCHLIGHT_BILLING: Type.Optional(
      Type.String({
        pattern: '^https?://.+[^/]$',
        description:
          'The address of the billing system that accounts and bills are imported from, and that is notified of payments and changes. Without it they are brought by the data service, and nothing is notified; demo mode then uses a stand-in.',
      }),
    ),
    PORCHLIGHT_BILLING_TOKEN: Type.Optional(Type.String({ description: 'The bearer token to it.' })),
    PORCHLIGHT_DEPOSIT_INTEREST: Type.Optional(
      Type.String({
        pattern: '^[0-9]{4}:[0-9]{1,2}([.][0-9]{1,2})?(,[0-9]{4}:[0-9]{1,2}([.][0-9]{1,2})?)*$',
        description:
          'The yearly interest on deposits of each year in percent, as the commission sets it by December 1 for the next: `2026:4.3,2027:4.05`. For a missing year no interest is stated. Demo mode without it uses 4 for every year.',
      }),
    ),
    PORCHLIGHT_TEXTS: Type.Optional(
      Type.String({
        pattern: '^(stand-in|https?://.+[^/])$',
        description:
          'What sends texts: `https://api.twilio.com`, another address that speaks as it does, or `stand-in`; required in production. Demo mode without it uses the stand-in.',
      }),
    ),
    PORCHLIGHT_TEXTS_ACCOUNT: Type.Optional(
      Type.String({
        pattern: '^AC[0-9a-f]{32}$',
        description: 'The id of our account there; required with an address.',
      }),
    ),
    PORCHLIGHT_TEXTS_TOKENS: Type.Optional(
      Type.String({
        pattern: '^[^\\s,]{16,}(,[^\\s,]{16,})*$',
        description:
          'What we sign in to it with and it signs its callbacks with; several, separated by commas, while one replaces another. Required with an address.',
      }),
    ),
    ...textsFromSchemas,
    ...companySchemas,
    PORCHLIGHT_ROLE: Type.Optional(
      Type.Union([Type.Literal('all'), Type.Literal('web'), Type.Literal('worker')], {
        description:
          '`web` answers requests and runs no background work; `worker` runs it and answers only `/livez` and `/readyz`. `all`, the default, does both. Some process on each database has to run it.',
      }),
    ),
    PORCHLIGHT_JOBS_PAUSED: Type.Optional({
      ...Flag,
      description: '`1` runs no background work, so that a restored copy of a database sends nothing.',
    }),
    PORCHLIGHT_ALLOWED_HOSTS: Type.Optional(
      Type.String({
        description:
          'Host names that are answered, separated by commas; required in production. Demo mode answers this machine’s own (`localhost`, `*.localhost`, `127.0.0.1`, `[::1]`) besides, and without the setting those of the brands’ addresses; with `DEMO_PUBLIC=1` any.',
      }),
    ),
    PORCHLIGHT_CORS_ORIGINS: Type.Optional(
      Type.String({
        pattern: '^https?://[^\\s,/?#@*]+(,https?://[^\\s,/?#@*]+)*$',
        description:
          'Origins of other sites whose pages may call the data service with a bearer token, such as `https://app.example.com`, separated by commas; none by default. They never act by a session cookie.',
      }),
    ),
    PORCHLIGHT_TRUST_PROXY: Type.Optional(
      Type.String({
        description:
          'The reverse proxies whose X-Forwarded-For is believed, separated by commas: addresses, networks such as `10.0.0.0/8`, or `loopback`, `linklocal`, `uniquelocal`. `none` says that there is no proxy. Required in production.',
      }),
    ),
    PORCHLIGHT_SEALING_KEYS: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9+/]{43}=(,[A-Za-z0-9+/]{43}=)*$',
        description:
          'What the secrets that lie in the database are sealed under: 32 random bytes in Base64 (`openssl rand -base64 32`). Several, separated by commas, while the first replaces the others. Without it, anyone who reads the whole database can use authenticator apps and mailed links.',
      }),
    ),
    PORCHLIGHT_LOG_LEVEL: Type.Optional(
      Type.Union(
        [
          Type.Literal('debug'),
          Type.Literal('info'),
          Type.Literal('warn'),
          Type.Literal('error'),
          Type.Literal('silent'),
        ],
        { description: 'Which log lines are written; `warn` in demo mode, `info` in production by default.' },
      ),
    ),
    PORCHLIGHT_DATABASE_CONNECTIONS: Type.Optional(
      Type.String({
        pattern: '^[1-9][0-9]{0,2}$',
        description:
          'How many database connections this process opens at most for requests and background reads; the job runner and the health check have their own. One person’s lists and files get a third of them.',
        default: '10',
      }),
    ),
    PORCHLIGHT_MAX_REQUESTS: Type.Optional(
      Type.String({
        pattern: '^[1-9][0-9]{0,4}$',
        description:
          'How many requests this process works on at once. More are answered 503 at once, with `Retry-After`, instead of late.',
        default: '100',
      }),
    ),
    PORCHLIGHT_METRICS_PORT: Type.Optional(
      Type.String({
        pattern: '^[1-9][0-9]{0,4}$',
        description:
          'The port that Prometheus reads `/metrics` at, on `HOST`; nothing listens there by default. It is for the network of operators alone: there is no sign-in.',
      }),
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
      Type.String({
        pattern: '^https?://[^\\s?#]+$',
        description:
          'The collector that traces are sent to by OTLP over HTTP, such as `http://collector:4318`; without one, none are recorded. The other variables of OpenTelemetry apply as its documentation has them: `OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_SERVICE_NAME`.',
      }),
    ),
    PORCHLIGHT_DRAIN_SECONDS: Type.Optional(
      Type.String({
        pattern: '^[0-9]{1,3}$',
        description:
          'How long a server that received a stop signal continues to serve while `/readyz` answers 503: longer than the balancer takes to notice. 10 in production, 0 in demo mode.',
      }),
    ),
    PORCHLIGHT_KEEP_ALIVE_SECONDS: Type.Optional(
      Type.String({
        pattern: '^[1-9][0-9]{0,2}$',
        description:
          'How long a connection may rest between two requests: longer than the proxy in front keeps one. 75 in production, 10 in demo mode.',
      }),
    ),
  },
  { additionalProperties: false },
)

/** The settings as read from the environment. */
export type SettingsInput = Static<typeof SettingsSchema> & BrandSettingsInput
