import { type AccessDeclaration, allRecords, defineObject, type Label } from '@porchlight/metadata'

const both = (en: string, es: string): Label => ({ en, es })

const fullAccess: AccessDeclaration = {
  records: allRecords,
  read: 'all',
  create: 'all',
  update: 'all',
  delete: true,
}

const access = { advisor: fullAccess, supervisor: fullAccess, admin: fullAccess }

/** The container of gadgets. */
export const shelfObject = defineObject({
  apiName: 'Shelf__c',
  keyPrefix: 'aY0',
  label: both('Shelf', 'Estante'),
  labelPlural: both('Shelves', 'Estantes'),
  fields: {
    Name: {
      dataType: 'String',
      label: both('Shelf name', 'Nombre del estante'),
      length: 80,
      nameField: true,
      required: true,
    },
  },
  listViews: [
    {
      apiName: 'AllShelves',
      label: both('All shelves', 'Todos los estantes'),
      displayColumns: ['Name'],
      orderedBy: [{ fieldApiName: 'Name', isAscending: true }],
    },
  ],
  relatedLists: [
    {
      relatedListId: 'Gadgets__r',
      label: both('Gadgets', 'Artefactos'),
      displayColumns: ['Name', 'Kind__c', 'State__c'],
      orderedBy: [{ fieldApiName: 'Name', isAscending: true }],
    },
  ],
  search: { identifiers: [], words: ['Name'] },
  rules: [],
  stateTables: [],
  access,
})

const kinds = ['Round', 'Square'] as const

/** An object with every field type and everything that an object can declare for pages. */
export const gadgetObject = defineObject({
  apiName: 'Gadget__c',
  keyPrefix: 'aY1',
  label: both('Gadget', 'Artefacto'),
  labelPlural: both('Gadgets', 'Artefactos'),
  fields: {
    Name: {
      dataType: 'String',
      label: both('Gadget name', 'Nombre'),
      length: 80,
      nameField: true,
      required: true,
    },
    Shelf__c: {
      dataType: 'Reference',
      label: both('Shelf ID', 'Id. del estante'),
      referenceTo: 'Shelf__c',
      relationshipName: 'Shelf__r',
      childRelationshipName: 'Gadgets__r',
      required: true,
    },
    State__c: {
      dataType: 'Picklist',
      label: both('State', 'Situación'),
      required: true,
      defaultValue: 'Draft',
      values: [
        { value: 'Draft', label: both('Draft', 'Borrador') },
        { value: 'Tested', label: both('Tested', 'Probado') },
        { value: 'Sold', label: both('Sold', 'Vendido') },
      ],
    },
    Kind__c: {
      dataType: 'Picklist',
      label: both('Kind', 'Clase'),
      values: [
        { value: 'Round', label: both('Round', 'Redondo') },
        { value: 'Square', label: both('Square', 'Cuadrado') },
      ],
    },
    Shade__c: {
      dataType: 'Picklist',
      label: both('Shade', 'Tono'),
      controllingField: 'Kind__c',
      values: [
        { value: 'Dark', label: both('Dark', 'Oscuro'), validFor: ['Round'] },
        { value: 'Bright', label: both('Bright', 'Claro'), validFor: ['Square'] },
      ],
    },
    Working__c: { dataType: 'Boolean', label: both('Working', 'Funciona'), defaultValue: true },
    Price__c: { dataType: 'Currency', label: both('Price', 'Precio'), precision: 12, scale: 2 },
    Weight__c: { dataType: 'Double', label: both('Weight', 'Peso'), precision: 12, scale: 3 },
    Rebate__c: { dataType: 'Percent', label: both('Rebate', 'Rebaja'), precision: 5, scale: 2 },
    Parts__c: { dataType: 'Int', label: both('Parts', 'Piezas') },
    Built__c: { dataType: 'Date', label: both('Built on', 'Fabricado el') },
    Tested_At__c: { dataType: 'DateTime', label: both('Tested at', 'Probado a las') },
    Maker_Email__c: { dataType: 'Email', label: both('Maker’s email', 'Correo del fabricante'), length: 255 },
    Maker_Phone__c: {
      dataType: 'Phone',
      label: both('Maker’s phone', 'Teléfono del fabricante'),
      length: 40,
    },
    Manual__c: { dataType: 'Url', label: both('Manual', 'Manual de uso'), length: 255 },
    Remark__c: { dataType: 'TextArea', label: both('Remark', 'Observación'), length: 4000 },
  },
  recordTypes: [
    { developerName: 'Plain', label: both('Plain', 'Simple') },
    {
      developerName: 'Fancy',
      label: both('Fancy', 'De lujo'),
      picklists: { Kind__c: { values: [kinds[0]], defaultValue: kinds[0] } },
    },
  ],
  layouts: {
    full: [
      {
        name: 'main',
        heading: both('About the gadget', 'Sobre el artefacto'),
        columns: 2,
        cells: ['Name', 'Shelf__c', 'State__c', 'Kind__c', 'Shade__c', 'Working__c', 'RecordTypeId', null],
      },
      {
        name: 'numbers',
        heading: both('Numbers', 'Números'),
        columns: 2,
        cells: ['Price__c', 'Weight__c', 'Rebate__c', 'Parts__c', 'Built__c', 'Tested_At__c'],
      },
      {
        name: 'maker',
        heading: both('Maker', 'Fabricante'),
        columns: 1,
        cells: ['Maker_Email__c', 'Maker_Phone__c', 'Manual__c', 'Remark__c'],
      },
    ],
    compact: ['Name', 'State__c', 'Price__c'],
    paths: {
      State__c: {
        Draft: { guidance: both('Have it tested.', 'Haga que lo prueben.'), keyFields: ['Tested_At__c'] },
        Tested: { guidance: both('Sell it.', 'Véndalo.'), keyFields: ['Price__c'] },
        Sold: {
          guidance: both('Nothing is left to do.', 'No queda nada por hacer.'),
          keyFields: ['Price__c'],
        },
      },
    },
  },
  listViews: [
    {
      apiName: 'AllGadgets',
      label: both('All gadgets', 'Todos los artefactos'),
      displayColumns: ['Name', 'Shelf__r.Name', 'Kind__c', 'State__c', 'Price__c'],
      orderedBy: [{ fieldApiName: 'Name', isAscending: true }],
    },
  ],
  relatedLists: [],
  quickActions: [
    {
      apiName: 'Gadget__c.Sell',
      label: both('Sell', 'Vender'),
      type: 'Update',
      icon: 'approve',
      section: 'Page',
      targetObjectApiName: 'Gadget__c',
      fields: [{ fieldApiName: 'Price__c', required: true }],
      performers: ['advisor', 'supervisor', 'admin'],
      reads: ['State__c'],
      isOffered: ({ values }) => values.State__c === 'Tested',
      effect: ({ record, input }) => ({
        kind: 'done',
        writes: [
          {
            type: 'update',
            recordId: record.id,
            fields: { State__c: 'Sold', Price__c: input.Price__c ?? null },
          },
        ],
      }),
      successMessage: both('The gadget was sold.', 'El artefacto se vendió.'),
    },
  ],
  search: { identifiers: [], words: ['Name', 'Remark__c'] },
  rules: [
    {
      name: 'Price_Is_Positive',
      check: ({ next }) =>
        typeof next.Price__c === 'number' && next.Price__c < 0
          ? {
              fieldApiName: 'Price__c',
              message: both('Enter a price above zero.', 'Escriba un precio mayor que cero.'),
            }
          : null,
    },
  ],
  stateTables: [
    {
      fieldApiName: 'State__c',
      initial: ['Draft'],
      transitions: { Draft: ['Tested'], Tested: ['Draft', 'Sold'] },
    },
  ],
  duplicateRules: [
    {
      name: 'Same_Maker',
      actionOnInsert: 'Allow',
      actionOnUpdate: 'Allow',
      operationsOnInsert: ['Alert'],
      operationsOnUpdate: [],
      matchRules: [{ name: 'Same_Email', matchFields: [{ field: 'Maker_Email__c', method: 'Exact' }] }],
    },
  ],
  access,
})
