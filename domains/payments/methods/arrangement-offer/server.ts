import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { offerForBill } from '../../operations/arrangement/offer-for-bill'
import { readArranged } from '../../operations/arrangement/stored-arrangement'
import { ownBill } from '../../operations/bill-payment/read-bill'
import { type ArrangedAmount, partsOf } from '../../rules/arrangement/arrangement-parts'
import { arrangementOfferContract } from './contract'

const handle = handleCall(arrangementOfferContract, async ({ body }, context: MethodContext) => {
  const { engine, systemViewer, now } = context
  const bill = await ownBill(context, body.billId)
  const { offer, mayHoldSwitch } = await offerForBill(engine, systemViewer, bill, now())
  const running = offer.problem === 'active' ? await readArranged(engine, systemViewer, bill.accountId) : null
  return {
    body: {
      billId: bill.billId,
      accountId: bill.accountId,
      due: bill.dueCents / 100,
      problem: offer.problem,
      extension: viewOf(offer.problem === null ? offer.Extension : null),
      plan: viewOf(offer.problem === null ? offer.Plan : null),
      running: viewOf(running),
      mayHoldSwitch,
    },
  }
})

function viewOf(arranged: ArrangedAmount | null) {
  if (arranged === null) return null
  return partsOf(arranged).map(({ dueDay: dueDate, cents }) => ({ dueDate, amount: cents / 100 }))
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
