import { Card, DescriptionList } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { planLabels } from '../../../../plans/facts/plan-labels'
import { planNameIn } from '../../../../plans/facts/plan-name'
import {
  feeText,
  monthlyUseText,
  rateText,
  termText,
  unitPriceText,
} from '../../../../plans/facts/plan-texts'
import { ContractDocuments } from '../../../components/ContractDocuments'
import { useRescission } from '../../../components/sign-up/rescission'
import { SignUpPage } from '../../../components/sign-up/SignUpPage'
import { type OpenSignUp, type SignUpSection, sectionPages } from '../../../components/sign-up/sign-up'
import { AuthorizeForm } from './AuthorizeForm'
import { labels } from './labels'
import styles from './SignUpReview.module.css'

const copy = { ...planLabels, ...labels }

interface ReviewContentProps {
  readonly title: string
  readonly open: OpenSignUp
}

/** The review: plan, person, home, day, identity, the papers, and the boxes to tick. */
export function ReviewContent({ title, open }: ReviewContentProps) {
  const { signUp, plan } = open
  const t = useLabels(copy)
  const { format, language } = usePage()
  const rescission = useRescission(open)
  const middle = plan.labelPrices[1]
  const start = signUp.startDate === null ? null : format.date(signUp.startDate)
  const homeLines = [signUp.street, `${signUp.city ?? ''}, ${signUp.state ?? ''} ${signUp.zipCode ?? ''}`]
  const parts: readonly Part[] = [
    {
      section: 'contact',
      title: t('person'),
      items: [
        { term: t('name'), description: `${signUp.firstName ?? ''} ${signUp.lastName}` },
        { term: t('email'), description: signUp.email },
        { term: t('phone'), description: signUp.mobilePhone },
        { term: t('language'), description: t(signUp.language === 'es' ? 'spanish' : 'english') },
      ],
    },
    {
      section: 'service',
      title: t('home'),
      items: [
        { term: t('type'), description: t(signUp.caseType === 'Switch' ? 'switch' : 'moveIn') },
        { term: t('serviceAddress'), description: homeLines.join(', ') },
        { term: t('esiid'), description: signUp.esiid },
        { term: t('gasAccountNumber'), description: signUp.gasAccountNumber },
      ],
    },
    {
      section: 'start',
      title: t('start'),
      items: [{ term: t('requested'), description: start }],
      note: [t('startNote', { utility: plan.utilityName }), rescission]
        .filter((text) => text !== null)
        .join(' '),
    },
    {
      section: 'identity',
      title: t('identity'),
      items: [
        {
          term: t('identifiesWith'),
          description: signUp.identityKind === null ? null : t(identityLabel(signUp.identityKind)),
        },
      ],
    },
  ]
  return (
    <SignUpPage title={title} step="Review" plan={plan} isStarted lead={t('lead')}>
      <Card title={t('plan')}>
        <DescriptionList
          items={[
            { term: t('planName'), description: planNameIn(plan, language) },
            { term: t('utility'), description: plan.utilityName },
            ...(middle === undefined
              ? []
              : [
                  {
                    term: t('priceAt', { use: monthlyUseText(t, format, plan.commodity, middle.use) }),
                    description: `${unitPriceText(t, format, plan.commodity, middle.averagePrice)}, ${t('aboutBill', { bill: format.money(middle.bill) })}`,
                  },
                ]),
            { term: t('contract'), description: `${rateText(t, plan)}, ${termText(t, plan).toLowerCase()}` },
            { term: t('cancellation'), description: feeText(t, format, plan) },
            { term: t('deposit'), description: t(plan.requiresDeposit ? 'mayAskDeposit' : 'noDeposit') },
          ]}
        />
      </Card>
      {parts.map((part) => (
        <ReviewPart key={part.section} part={part} />
      ))}
      <ContractDocuments plan={plan} />
      <Card title={t('authorize')}>
        <AuthorizeForm authorizations={open.authorizations} />
      </Card>
    </SignUpPage>
  )
}

interface Part {
  readonly section: SignUpSection
  readonly title: string
  readonly items: readonly { readonly term: string; readonly description: string | null }[]
  readonly note?: string
}

function ReviewPart({ part }: { readonly part: Part }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { section, title, items, note } = part
  return (
    <Card
      title={title}
      action={
        <a
          className={styles.edit}
          href={address(sectionPages[section])}
          aria-label={t('changePart', { part: title })}
        >
          {t('change')}
        </a>
      }
    >
      <DescriptionList items={items.filter(({ description }) => description !== null)} />
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </Card>
  )
}

function identityLabel(kind: string) {
  switch (kind) {
    case 'Social_Security':
      return 'kindNumber'
    case 'State_Id':
      return 'kindStateId'
    case 'Passport':
      return 'kindPassport'
    case 'Consular_Id':
      return 'kindConsularId'
    default:
      return 'kindLater'
  }
}
