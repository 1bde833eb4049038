import { createFormatter, createLabels, type Language } from '@porchlight/i18n'
import type { PdfBlock } from '@porchlight/server-methods/pdf/pdf-block'
import type { LawOfPlace } from '../../../customers/facts/law-by-place'
import { contactBlocks, type PrintedPlace } from '../../../customers/operations/print/contact-blocks'
import type { PrintedService } from '../../../customers/operations/print/printed-service'
import { type Clause, clausesOf, clauseTopics } from '../../facts/clauses'
import { contractLabels } from '../../facts/contract-labels'
import { documentLabels } from '../../facts/document-labels'
import { changeText, contractFacts, factsLabelOf, priceFacts } from '../../facts/facts-label'
import type { PlanFacts } from '../../facts/plan-facts'
import { planLabels } from '../../facts/plan-labels'
import { planNameIn } from '../../facts/plan-name'
import { termText } from '../../facts/plan-texts'
import type { Fact } from '../../facts/price-facts'
import { planDocumentLabels } from './labels'

/** The data of a contract document. */
export interface PrintedPlan {
  readonly plan: PlanFacts & { readonly code: string; readonly name: string; readonly nameEs: string | null }
  /** The day of this version: the plan's latest change, `YYYY-MM-DD`. */
  readonly versionOf: string
  /** The provider's name. */
  readonly provider: string
  readonly service: PrintedService
  readonly utilityPhone: string | null
}

type Texts = ReturnType<typeof textsIn>

/** A facts label on paper (16 TAC 25.475(g)). */
export function factsBlocks(printed: PrintedPlan, language: Language): readonly PdfBlock[] {
  const { plan, provider, service } = printed
  const t = textsIn(language)
  const format = createFormatter({ language })
  const label = factsLabelOf(
    t,
    format,
    plan,
    { name: provider, certificateNumber: service.certificateNumber },
    language,
  )
  const contract = contractFacts(t, format, plan)
  const isContract = ([name]: Fact) => contract.some(([other]) => other === name)
  return [
    ...headOf(printed, t(plan.commodity === 'Gas' ? 'factsGas' : 'factsElectricity'), t, language),
    { kind: 'section', text: t('price') },
    { kind: 'pairs', pairs: label.filter((fact) => !isContract(fact)) },
    { kind: 'note', text: t('beforeTaxesShort') },
    { kind: 'section', text: t('key') },
    { kind: 'pairs', pairs: contract },
    { kind: 'text', text: reachText(service, t) },
  ]
}

/** The Terms of Service on paper: the plan, and every clause of its contract. */
export function termsBlocks(printed: PrintedPlan, law: LawOfPlace, language: Language): readonly PdfBlock[] {
  const { plan, provider, service } = printed
  const t = textsIn(language)
  const format = createFormatter({ language })
  return [
    ...headOf(printed, t('termsDocument'), t, language),
    { kind: 'text', text: t('sells', { provider, utility: plan.utilityName }) },
    { kind: 'text', text: t('parts') },
    { kind: 'text', text: reachText(service, t) },
    { kind: 'section', text: t('plan') },
    { kind: 'pairs', pairs: priceFacts(t, format, plan, language) },
    { kind: 'note', text: t('beforeTaxesShort') },
    ...topicBlocks(clausesOf(t, plan, law, language), t, {
      bills: [t('charges')],
      deposit: [t(plan.requiresDeposit ? 'depositMay' : 'depositNone')],
      end:
        plan.termMonths <= 1
          ? [t('noTerm')]
          : [
              t('termIs', { term: termText(t, plan) }),
              plan.cancellationFee === 0
                ? t('feeNone')
                : t('feeIs', { fee: format.money(plan.cancellationFee) }),
            ],
      change: [t('priceChange', { answer: changeText(t, plan) })],
    }),
    ...contactBlocks(placeOf(printed), service, language),
  ]
}

/** Returns Your Rights as a Customer on paper: the rights granted by the law of the place (16 TAC 25.475(h)). */
export function rightsBlocks(printed: PrintedPlan, law: LawOfPlace, language: Language): readonly PdfBlock[] {
  const t = textsIn(language)
  const rights = clausesOf(t, printed.plan, law, language).filter(({ kind }) => kind === 'rights')
  return [
    ...headOf(printed, t('rightsDocument'), t, language),
    { kind: 'text', text: t('rightsLead') },
    { kind: 'text', text: reachText(printed.service, t) },
    ...topicBlocks(rights, t, {}),
    ...contactBlocks(placeOf(printed), printed.service, language),
  ]
}

function textsIn(language: Language) {
  return createLabels(language, planLabels, contractLabels, documentLabels, planDocumentLabels)
}

function headOf(
  { plan, versionOf }: PrintedPlan,
  title: string,
  t: Texts,
  language: Language,
): readonly PdfBlock[] {
  const date = createFormatter({ language }).date(versionOf)
  return [
    { kind: 'heading', text: title },
    { kind: 'text', text: `${planNameIn(plan, language)} · ${plan.utilityName}` },
    { kind: 'note', text: t('version', { code: plan.code, date }) },
  ]
}

function reachText({ phone, hours, address }: PrintedService, t: Texts): string {
  return t('reach', { phone, hours, address })
}

const headings = {
  start: 'start',
  bills: 'bills',
  deposit: 'depositTopic',
  end: 'end',
  change: 'change',
  disconnection: 'disconnection',
  complaints: 'complaintsTopic',
  language: 'language',
} as const satisfies Readonly<Record<Clause['topic'], string>>

/** Returns the clauses under the heading of each topic, after the document's own text on it. */
function topicBlocks(
  clauses: readonly Clause[],
  t: Texts,
  own: { readonly [Topic in Clause['topic']]?: readonly string[] },
): readonly PdfBlock[] {
  return clauseTopics.flatMap((topic): readonly PdfBlock[] => {
    const sentences = [
      ...(own[topic] ?? []),
      ...clauses.filter((clause) => clause.topic === topic).map(({ text }) => text),
    ]
    if (sentences.length === 0) return []
    return [
      { kind: 'section', text: t(headings[topic]) },
      ...sentences.map((text): PdfBlock => ({ kind: 'text', text })),
    ]
  })
}

function placeOf({ plan, utilityPhone }: PrintedPlan): PrintedPlace {
  return {
    utility: plan.utilityName,
    utilityPhone,
    isGas: plan.commodity === 'Gas',
    state: plan.state,
  }
}
