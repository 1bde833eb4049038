import { billingEvents } from '@porchlight/domains/billing-events'
import {
  BillingChangeSchema,
  BillingEventSchema,
  BillingPageSchema,
  billingEventOf,
  mostEventsAtOnce,
} from '@porchlight/providers/billing'
import { CreditApplicationSchema, CreditDecisionSchema } from '@porchlight/providers/credit'
import {
  billingRules,
  creditRules,
  identityRules,
  mailRules,
  marketRules,
} from '@porchlight/providers/gateway-check'
import {
  IdentityCallbackSchema,
  IdentityCheckRequestSchema,
  IdentityCheckStartedSchema,
} from '@porchlight/providers/identity-check'
import { MailEventSchema } from '@porchlight/providers/mail'
import {
  MarketDateSchema,
  MarketEventSchema,
  MarketEventsSchema,
  MarketOrderSchema,
} from '@porchlight/providers/market'
import type { Gateway } from './gateway'
import { gatewayChecks } from './gateway-checks'

const everyCall =
  'JSON over HTTPS, called with `Authorization: Bearer <token>`. Every call may be repeated with the same names.'

const wait =
  'An answer that is not 2xx, comes late or has another form than is written here counts as none: the order waits and the call is repeated. The stand-ins of demo mode answer the same; `platform/providers/src/stand-in-stories.ts` states to what they answer specially, and `/dev` shows it.'

const signed = (header: string) =>
  `What it posts to the server is signed in the header \`${header}\`: \`t=<seconds>,v1=<hex>\`, HMAC-SHA256 of \`<seconds>.<body>\`, at most five minutes old. The server answers 202 to what it took, and 404 to what is not signed so or has another form.`

const eventSchema = {
  anyOf: billingEvents.map(({ eventType, description, data }) => ({
    ...billingEventOf(eventType, data),
    description,
  })),
}

const billing: Gateway = {
  name: 'billing',
  rules: billingRules,
  check: gatewayChecks.billing,
  title: 'Billing gateway',
  text: [
    `The system that bills, named by \`PORCHLIGHT_BILLING\`. ${everyCall}`,
    'The server reads what changed every ten minutes: accounts, bills and the intervals of meters are the billing system’s own. It notifies the billing system of what happens here within a minute: payments, deposits, AutoPay, paperless and average billing, contacts, plans and orders.',
    'An event has an `eventId`, by which it counts once: it may arrive again after a crash or a lost answer. Events of one account arrive in the order of their `sequence`, which has no gap. An account that the billing system does not know yet is announced by `order.accepted`; a deposit for its order may be paid before that, so that money is stored by its `accountNumber`. The account numbers of new customers are the portal’s.',
    'Every event states what resulted and not only what changed: one that is refused leaves nothing for later ones to depend on, and they do not wait for it.',
  ],
  calls: [
    {
      at: 'gateway',
      method: 'get',
      path: '/changes',
      summary: 'What changed at the billing system, in its order.',
      query: { since: 'the `position` of the last page; absent at the beginning' },
      answer: {
        ...BillingPageSchema,
        properties: {
          ...BillingPageSchema.properties,
          changes: { ...BillingPageSchema.properties.changes, items: BillingChangeSchema },
        },
      },
    },
    {
      at: 'gateway',
      method: 'post',
      path: '/events',
      summary: `Takes events of one account, at most ${mostEventsAtOnce}, all or none. Any 2xx takes them.`,
      request: {
        type: 'object',
        required: ['events'],
        properties: {
          events: { type: 'array', items: eventSchema, minItems: 1, maxItems: mostEventsAtOnce },
        },
      },
      refusals: {
        '400, 409, 413, 422':
          'The content is refused. Several events are sent again one by one; one that is refused alone becomes a case for staff, with its content.',
        default: 'The same events come again after 1, 2, 4, 8 and then every 15 minutes.',
      },
    },
  ],
  parts: {
    'Changes of the billing system': BillingChangeSchema,
    'What every event carries': BillingEventSchema,
    'The types of events, and their data': {
      anyOf: billingEvents.map(({ eventType, description, data }) => ({
        ...data,
        description: `### \`${eventType}\`\n\n${description}`,
      })),
    },
  },
}

const credit: Gateway = {
  name: 'credit',
  rules: creditRules,
  check: gatewayChecks.credit,
  title: 'Credit gateway',
  text: [
    `Checks the credit of people who enrol, named by \`PORCHLIGHT_CREDIT\`. ${everyCall} ${wait}`,
    'With `unconfirmed`, or for everybody if `PORCHLIGHT_IDENTITY_RULE` is `always`, the order waits for an identity verification, whose link is mailed; if `PORCHLIGHT_IDENTITY_CHECK` is `off`, it waits for an identity document. What a customer owes this retailer is not requested from any service: it is read from the bills of their other accounts.',
  ],
  calls: [
    {
      at: 'gateway',
      method: 'put',
      path: '/checks/{requestId}',
      summary: 'Checks the credit of the person behind that order.',
      request: CreditApplicationSchema,
      answer: CreditDecisionSchema,
    },
  ],
}

const market: Gateway = {
  name: 'market',
  rules: marketRules,
  check: gatewayChecks.market,
  title: 'Market gateway',
  text: [
    `Switches and starts service points, named by \`PORCHLIGHT_MARKET\`. ${everyCall} ${wait}`,
    `With \`PORCHLIGHT_MARKET_SECRETS\` the market may post events; without them, the server reads them every two minutes. ${signed('x-market-signature')}`,
  ],
  calls: [
    {
      at: 'gateway',
      method: 'put',
      path: '/orders/{requestId}',
      summary: 'Submits an order.',
      request: MarketOrderSchema,
    },
    {
      at: 'gateway',
      method: 'put',
      path: '/orders/{requestId}/start-date',
      summary: 'Requests another first day of service.',
      request: MarketDateSchema,
    },
    {
      at: 'gateway',
      method: 'delete',
      path: '/orders/{requestId}',
      summary:
        'Takes an order back; a switch that has happened is reversed. 404 says that the order never arrived.',
    },
    {
      at: 'gateway',
      method: 'get',
      path: '/orders/{requestId}/events',
      summary: 'Everything that the market has reported of an order, the oldest first.',
      answer: MarketEventsSchema,
    },
    {
      at: 'portal',
      method: 'post',
      path: '/webhooks/market',
      summary: 'One event, as soon as there is one.',
      request: MarketEventSchema,
    },
  ],
  parts: { 'What `answer` may be, and what follows': MarketEventSchema.properties.answer },
}

const identity: Gateway = {
  name: 'identity',
  rules: identityRules,
  check: gatewayChecks.identity,
  title: 'Identity gateway',
  text: [
    `Verifies people on pages of its own, named by \`PORCHLIGHT_IDENTITY_CHECK\`. ${everyCall} ${signed('identity-signature')}`,
    'The page of a check is `/c/{reference}`. After `failed` the customer is requested to send an identity document.',
  ],
  calls: [
    {
      at: 'gateway',
      method: 'post',
      path: '/checks',
      summary: 'Prepares a check on hosted pages.',
      request: IdentityCheckRequestSchema,
      answer: IdentityCheckStartedSchema,
    },
    {
      at: 'portal',
      method: 'post',
      path: '/webhooks/identity',
      summary: 'The result of a check.',
      request: IdentityCallbackSchema,
    },
  ],
}

const mail: Gateway = {
  name: 'mail',
  rules: mailRules,
  check: gatewayChecks.mail,
  title: 'Mail events',
  text: [
    `Mail goes out by SMTP (\`PORCHLIGHT_SMTP_HOST\`). What becomes of it after the mail server took it is reported by the mail service, or by a small program in front of it that translates the service’s own form. It needs \`PORCHLIGHT_MAIL_SECRETS\`. ${signed('mail-signature')}`,
    'An event may come again, late, and for mails that the server does not know: 202 answers them all. Any other answer means that it has to be posted again.',
    'The timeline of the customer shows whether a mail arrived. After a permanent bounce the address is marked, bills come on paper again, and the customer reads why until there is another address. After a complaint, mails of its group stop, where they may be turned off.',
  ],
  calls: [
    {
      at: 'portal',
      method: 'post',
      path: '/webhooks/mail',
      summary: 'What became of a mail.',
      request: MailEventSchema,
    },
  ],
}

/** The external services that a retailer connects, in the order of their pages. */
export const gateways: readonly Gateway[] = [billing, market, credit, identity, mail]
