import { moneyField } from '@porchlight/metadata'
import { brandLimits } from '../../facts/brand-limits'

const {
  Deposit_Cap_Percent__c: percent,
  Extension_Days__c: extension,
  Extension_Months__c: months,
  Plan_Parts__c: parts,
  Offers_In_30_Days__c: offers,
  Order_Grace_Days__c: grace,
} = brandLimits

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** The fields of the limits that a brand chooses; an empty one leaves it at what holds for all. */
export const brandLimitFieldDeclarations = {
  Refund_Approval_From__c: moneyField(
    { en: 'Refunds approved from', es: 'Reembolsos con aprobación desde' },
    {
      inlineHelpText: {
        en: `In dollars. From this amount on, a second person approves a refund. Empty: ${dollars(brandLimits.Refund_Approval_From__c.standard)}.`,
        es: `En dólares. Desde este monto, una segunda persona aprueba un reembolso. Vacío: ${dollars(brandLimits.Refund_Approval_From__c.standard)}.`,
      },
    },
  ),
  Deposit_Approval_From__c: moneyField(
    { en: 'Deposit decisions approved from', es: 'Decisiones de depósitos con aprobación desde' },
    {
      inlineHelpText: {
        en: `In dollars. From this amount on, a second person approves that a deposit is waived or refunded. Empty: ${dollars(brandLimits.Deposit_Approval_From__c.standard)}.`,
        es: `En dólares. Desde este monto, una segunda persona aprueba que se exima o reembolse un depósito. Vacío: ${dollars(brandLimits.Deposit_Approval_From__c.standard)}.`,
      },
    },
  ),
  Deposit_Cap_Percent__c: {
    dataType: 'Int',
    label: { en: 'Highest deposit (% of the legal cap)', es: 'Depósito máximo (% del tope legal)' },
    inlineHelpText: {
      en: `${percent.least} to ${percent.most} percent of what the law allows (16 TAC 25.478(e) in Texas). Staff look at a deposit above it. Empty: ${percent.standard}.`,
      es: `De ${percent.least} a ${percent.most} por ciento de lo que permite la ley (16 TAC 25.478(e) en Texas). El personal revisa un depósito mayor. Vacío: ${percent.standard}.`,
    },
  },
  Extension_Days__c: {
    dataType: 'Int',
    label: { en: 'Days of a later due date', es: 'Días de una fecha posterior' },
    inlineHelpText: {
      en: `${extension.least} to ${extension.most} days after the due date. Empty: ${extension.standard}.`,
      es: `De ${extension.least} a ${extension.most} días después del vencimiento. Vacío: ${extension.standard}.`,
    },
  },
  Extension_Months__c: {
    dataType: 'Int',
    label: { en: 'Months between later due dates', es: 'Meses entre fechas posteriores' },
    inlineHelpText: {
      en: `${months.least} to ${months.most} months; within them a second one goes to an advisor. Empty: ${months.standard}.`,
      es: `De ${months.least} a ${months.most} meses; dentro de ellos, la segunda la ve un asesor. Vacío: ${months.standard}.`,
    },
  },
  Broken_Months__c: {
    dataType: 'Int',
    label: { en: 'Months after a broken arrangement', es: 'Meses tras un acuerdo incumplido' },
    inlineHelpText: {
      en: `${brandLimits.Broken_Months__c.least} to ${brandLimits.Broken_Months__c.most} months in which an advisor arranges it. Empty: ${brandLimits.Broken_Months__c.standard}.`,
      es: `De ${brandLimits.Broken_Months__c.least} a ${brandLimits.Broken_Months__c.most} meses en los que lo acuerda un asesor. Vacío: ${brandLimits.Broken_Months__c.standard}.`,
    },
  },
  Plan_From__c: moneyField(
    { en: 'Payment plans from', es: 'Planes de pagos desde' },
    {
      inlineHelpText: {
        en: `In dollars: smaller amounts go to an advisor. Empty: ${dollars(brandLimits.Plan_From__c.standard)}.`,
        es: `En dólares: los montos menores los ve un asesor. Vacío: ${dollars(brandLimits.Plan_From__c.standard)}.`,
      },
    },
  ),
  Plan_Up_To__c: moneyField(
    { en: 'Payment plans up to', es: 'Planes de pagos hasta' },
    {
      inlineHelpText: {
        en: `In dollars: larger amounts go to an advisor. Empty: ${dollars(brandLimits.Plan_Up_To__c.standard)}.`,
        es: `En dólares: los montos mayores los ve un asesor. Vacío: ${dollars(brandLimits.Plan_Up_To__c.standard)}.`,
      },
    },
  ),
  Plan_Parts__c: {
    dataType: 'Int',
    label: { en: 'Parts of a payment plan', es: 'Partes de un plan de pagos' },
    inlineHelpText: {
      en: `${parts.least} to ${parts.most}: Texas gives at least ${parts.least} (16 TAC 25.480(j)). Empty: as many as the law of the place gives.`,
      es: `De ${parts.least} a ${parts.most}: Texas da al menos ${parts.least} (16 TAC 25.480(j)). Vacío: las que dé la ley del lugar.`,
    },
  },
  Offers_In_30_Days__c: {
    dataType: 'Int',
    label: { en: 'Offers in 30 days', es: 'Ofertas en 30 días' },
    inlineHelpText: {
      en: `${offers.least} to ${offers.most}: how many offers of campaigns a customer gets at most. Notices about the service do not count. Empty: ${offers.standard}.`,
      es: `De ${offers.least} a ${offers.most}: cuántas ofertas de campañas recibe un cliente como máximo. Los avisos del servicio no cuentan. Vacío: ${offers.standard}.`,
    },
  },
  Order_Grace_Days__c: {
    dataType: 'Int',
    label: { en: 'Days until an order lapses', es: 'Días hasta que vence una orden' },
    inlineHelpText: {
      en: `${grace.least} to ${grace.most} days after the reminder, an order that still waits for its customer is cancelled. Empty: ${grace.standard}.`,
      es: `De ${grace.least} a ${grace.most} días después del recordatorio se cancela la orden que aún espera a su cliente. Vacío: ${grace.standard}.`,
    },
  },
} as const
