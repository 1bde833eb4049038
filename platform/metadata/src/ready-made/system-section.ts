import type { LayoutSectionDeclaration } from '../declare/layout'

/** Who created and last changed a record, and when: the last section of every layout. */
export const systemSection: LayoutSectionDeclaration = {
  name: 'system',
  heading: { en: 'System information', es: 'Información del sistema' },
  columns: 2,
  cells: [
    { label: { en: 'Created by', es: 'Creado por' }, fields: ['CreatedById', 'CreatedDate'] },
    {
      label: { en: 'Last modified by', es: 'Última modificación por' },
      fields: ['LastModifiedById', 'LastModifiedDate'],
    },
  ],
}
