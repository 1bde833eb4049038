import { brandKeys, brandOf } from '@porchlight/brands'
import { SelectField } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { type StaffRole, staffRoles } from '../../facts/staff-roles'
import { labels } from './labels'

interface RoleFieldsProps {
  readonly initialRole: StaffRole
  readonly initialBrand: string
  /** The brand's error. */
  readonly brandError: string | undefined
}

/** The fields for a role and, unless it is administrator, its brand. */
export function RoleFields({ initialRole, initialBrand, brandError }: RoleFieldsProps) {
  const t = useLabels(labels)
  const [role, setRole] = useState<string>(initialRole)
  return (
    <>
      <SelectField
        name="role"
        label={t('role')}
        defaultValue={initialRole}
        options={staffRoles.map((value) => ({ value, label: t(value) }))}
        onChange={(event) => setRole(event.currentTarget.value)}
      />
      {role === 'Admin' ? null : (
        <SelectField
          name="brand"
          label={t('brand')}
          error={brandError}
          defaultValue={initialBrand}
          options={[
            { value: '', label: t('chooseBrand') },
            ...brandKeys.map((value) => ({ value, label: brandOf(value).names.displayName })),
          ]}
        />
      )}
    </>
  )
}
