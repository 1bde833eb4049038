import { brandOf, tokensOf } from '@porchlight/brands'
import { fail } from '@porchlight/errors'
import { PaymentsFailure } from '@porchlight/providers/payments'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { requireOffered } from '../../../customer-service/operations/read-brand-features'
import { countPayment } from '../../../customers/operations/limits/count-payment'
import { actingBrand } from '../../../customers/operations/person/acting-brand'
import { ownAccount } from '../../../customers/operations/person/own-account'
import { claimSetup, noteSetup } from '../../operations/method-setup'
import { readAutopay } from '../../operations/stored-autopay'
import { beginAutopayContract } from './contract'

/** How many completed pages are skipped before the customer is prompted to try later. */
const attempts = 3

const handle = handleCall(beginAutopayContract, async ({ body }, context: MethodContext) => {
  const account = await ownAccount(context, body.accountId)
  if (!account.getsBills) throw fail('autopayRegistrationFailed')
  await countPayment(context, account.accountId)
  const { language } = context.viewer
  const brand = await actingBrand(context)
  const { engine, systemViewer } = context
  const before = await readAutopay(engine, systemViewer, account.accountId)
  if (before === null) await requireOffered(context, account.brand, 'autopay')
  const path = `/autopay?account=${account.accountId}&back`
  try {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const { setupId } = await claimSetup(context, account)
      const { pageAddress, setup } = await context.payments.startSetup({
        idempotencyKey: setupId,
        description: language === 'es' ? 'Pago automático de sus facturas' : 'AutoPay of your bills',
        methods: body.with === 'bank' ? ['bank', 'card'] : ['card', 'bank'],
        returnAddress: `${context.brandAddress(context.hostBrand)}${language === 'es' ? '/es' : ''}${path}`,
        language,
        appearance: {
          displayName: brandOf(brand).names.displayName,
          colour: tokensOf(brand).light.primary,
        },
      })
      await noteSetup(context, account, setupId, setup)
      if (setup.state === 'open') return { body: { location: pageAddress } }
      if (setup.state === 'kept') return { body: { location: path } }
    }
  } catch (error) {
    if (!(error instanceof PaymentsFailure)) throw error
    throw fail('autopayRegistrationFailed', {}, { cause: error })
  }
  throw fail('autopayRegistrationFailed')
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
