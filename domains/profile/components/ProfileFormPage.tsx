import { Skeleton } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import { type Profile, useProfile } from './use-profile'

interface ProfileFormPageProps {
  readonly title: string
  readonly lead: string
  /** The text of the link back to the profile. */
  readonly toProfile: string
  /** Renders the form once the profile is loaded. */
  readonly children: (profile: Profile) => ReactNode
}

const noLabels = {}

/** A page with a form that changes a part of one's own profile. */
export function ProfileFormPage({ title, lead, toProfile, children }: ProfileFormPageProps) {
  const t = useLabels(noLabels)
  const address = useAddress()
  const { profile, hasFailed } = useProfile()
  return (
    <FormPage title={title} lead={lead} ways={<a href={address('/profile')}>{toProfile}</a>}>
      {hasFailed ? <PartFailed /> : null}
      {profile === null && !hasFailed ? <Skeleton shape="text" count={4} label={t('loading')} /> : null}
      {profile === null ? null : children(profile)}
    </FormPage>
  )
}
