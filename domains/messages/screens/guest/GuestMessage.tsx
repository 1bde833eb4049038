import { ButtonLink } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import type { FormValues } from '@porchlight/page-parts/forms/form-errors'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { CallUs } from '../../../customer-service/components/CallUs'
import { EmergencyLine } from '../../../utilities/components/EmergencyLine'
import { messageLabels } from '../../components/labels'
import { GuestForm } from './GuestForm'
import { LinkSent } from './LinkSent'
import { labels } from './labels'

const copy = { ...messageLabels, ...labels }

/** A message of somebody who is not signed in. Whom to call in an emergency comes first. */
export function GuestMessage({ title }: ScreenProps) {
  const t = useLabels(copy)
  const { form, viewer } = usePage()
  const address = useAddress()
  const isSent = new URLSearchParams(useSearch()).has('sent')
  const [sent, setSent] = useState<{ readonly email: string; readonly asked: FormValues } | null>(null)
  if (sent !== null) return <LinkSent email={sent.email} asked={sent.asked} />
  if (form === null && isSent) return <LinkSent email={null} asked={null} />
  if (viewer !== null) {
    return (
      <FormPage title={title} lead={t('signedIn')}>
        <ButtonLink href={address('/messages/new')}>{t('newMessage')}</ButtonLink>
      </FormPage>
    )
  }
  return (
    <FormPage
      title={title}
      lead={t('lead')}
      notice={<EmergencyLine />}
      ways={
        <>
          <a href={address('/login?startURL=/messages/new')}>{t('haveLogin')}</a>
          <CallUs />
        </>
      }
    >
      <GuestForm onSent={(email, asked) => setSent({ email, asked })} />
    </FormPage>
  )
}
