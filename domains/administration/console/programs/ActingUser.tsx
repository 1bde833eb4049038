import { brandNameOf } from '@porchlight/brands'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { Programs } from '../../methods/list-programs/client'
import { labels } from './labels'

interface ActingUserProps {
  readonly user: NonNullable<Programs['programs'][number]['actingUser']>
}

const roles = ['Customer', 'Advisor', 'Supervisor', 'Admin'] as const

/** The user that a program acts as, whose rights it has. */
export function ActingUser({ user }: ActingUserProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const role = roles.find((name) => name === user.role)
  const details = [
    user.username,
    role === undefined ? user.role : t(role),
    brandNameOf(user.brand) ?? '',
    user.isActive ? '' : t('userInactive'),
  ]
  return (
    <>
      <a href={address(`/console/record/${user.userId}`)} dir="auto">
        {user.name}
      </a>
      {` · ${details.filter((word) => word !== '').join(' · ')}`}
    </>
  )
}
