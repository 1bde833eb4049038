import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { ownAccount } from '../../../customers/operations/person/own-account'
import { addDays, localDay } from '../../../customers/rules/calendar-day'
import { lastDebit } from '../../../payments/operations/last-payment'
import { nextDebitOf } from '../../../payments/operations/planned-debits'
import { comingDebit } from '../../operations/coming-debit'
import { cancelBy } from '../../operations/first-debit'
import { refreshSetup } from '../../operations/method-setup'
import { autopayOffer, todaysBill } from '../../operations/offer'
import { readAuthorization } from '../../operations/read-authorization'
import { type AutopayMethod, lastDayOf, readAutopay, readMethod } from '../../operations/stored-autopay'
import { autopayOverviewContract } from './contract'

/** A card that expires within so many days may not last until the debit after the next. */
const expiresSoonDays = 60

const handle = handleCall(autopayOverviewContract, async ({ body }, context: MethodContext) => {
  const { engine, systemViewer, viewer } = context
  const account = await ownAccount(context, body.accountId)
  const { setup, outcome } = await refreshSetup(context, account)
  const today = localDay(context.now())
  const autopay = await readAutopay(engine, systemViewer, account.accountId)
  const { bill, next } = await engine.inOneTransaction(async (inside, connection) => ({
    bill: await todaysBill(context, inside, connection, account.accountId),
    next:
      (await nextDebitOf(connection, account.accountId)) ??
      // The night plans it; until then the customer sees what it will plan.
      (await comingDebit(inside, systemViewer, connection, { accountId: account.accountId, autopay, today })),
  }))
  const isOffered = setup?.state === 'kept' && setup.paymentMethodId !== null
  const offered = isOffered ? await readMethod(engine, systemViewer, setup.paymentMethodId ?? '') : null
  const shown = (method: AutopayMethod) => {
    const lastDay = lastDayOf(method)
    const { paymentMethodId: _id, ...facts } = method
    return { ...facts, expiresSoon: lastDay !== null && lastDay < addDays(today, expiresSoonDays) }
  }
  const offer =
    offered === null || setup === null
      ? null
      : {
          setupId: setup.setupId,
          method: shown(offered),
          ...(await autopayOffer(context, account, offered, bill, viewer.language)),
        }
  return {
    body: {
      accountId: account.accountId,
      street: account.street,
      canEnroll: account.getsBills,
      state: autopay?.status ?? ('Off' as const),
      suspendedBecause: autopay?.reason ?? null,
      startDate: autopay?.startDate ?? null,
      method: autopay === null ? null : shown(autopay.method),
      setup: outcome,
      offer:
        offer === null
          ? null
          : { setupId: offer.setupId, method: offer.method, text: offer.text, mark: offer.mark },
      bill:
        bill === null
          ? null
          : {
              billId: bill.bill.billId,
              due: bill.bill.dueCents / 100,
              dueDate: bill.bill.dueDate,
              isIncluded: bill.isIncluded,
              cancelBy: cancelBy(bill.bill.dueDate),
            },
      next:
        next === null || autopay?.status !== 'Active'
          ? null
          : {
              billId: next.billId,
              amount: next.amountCents / 100,
              date: next.debitDate,
              cancelBy: cancelBy(next.debitDate),
            },
      authorization: await readAuthorization(context, autopay?.consentId ?? null),
      lastPayment: await lastDebit(context, account.accountId),
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
