import { brandKeys, brandOf } from '@porchlight/brands'
import { SelectField } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { type StaffRole, staffRoles } from '../../facts/staff-roles'
import { labels } from './labels'

interface RoleFieldsProps {
  readonly initialRole: StaffRole
  readonly initialBrand: string
  /** What is wrong with the brand. */
  readonly brandError: string | undefined
}

/** Which role somebody has and, unless it is administrator, for which brand. */
export function RoleFields({ initialRole, initialBrand, brandError }: RoleFieldsProps) {
  const t = useLabels(labels)
  const [chosen, setChosen] = useState<string>(initialRole)
  return (
    <>
      <SelectField
        name="role"
        label={t('role')}
        defaultValue={initialRole}
        options={staffRoles.map((value) => ({ value, label: t(value) }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {chosen === 'Admin' ? null : (
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
