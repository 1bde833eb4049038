import type { BrandKey } from '@porchlight/brands'
import { describeObject, type FormFactor, type ResolvedApp } from '@porchlight/metadata'
import type { CallContext } from '../define/handler'
import type { AppRepresentation, NavItemRepresentation } from './app-schemas'

/** How an app is described. */
export interface AppView {
  /** The navigation of all form factors by default. */
  readonly formFactor: FormFactor | undefined
  /** The navigation as arranged by the viewer; empty if not requested. */
  readonly userNavItems: readonly NavItemRepresentation[]
  readonly brand: BrandKey
  readonly isSelected: boolean
}

/** Describes an app to the viewer, with the entries of its navigation that lead somewhere for the viewer. */
export function describeApp(app: ResolvedApp, view: AppView, context: CallContext): AppRepresentation {
  const { language } = context.viewer
  const navItems = describeNavItems(app, view.formFactor, context)
  return {
    appId: app.id,
    description: app.description[language],
    developerName: app.developerName,
    formFactors: app.formFactors,
    headerColor: app.headerColors[view.brand],
    iconUrl: null,
    isNavAutoTempTabsDisabled: false,
    // There is no arrangement before signing in.
    isNavPersonalizationDisabled: context.viewer.class === 'guest',
    isNavTabPersistenceDisabled: false,
    isOmniPinnedViewEnabled: false,
    label: app.label[language],
    logoUrl: null,
    mobileStartUrl: app.mobileStartUrl,
    navItems,
    selected: view.isSelected,
    startUrl: app.startUrl,
    type: app.audience.some((viewerClass) => viewerClass === 'customer') ? 'Community' : 'Lightning',
    userNavItems: view.userNavItems,
  }
}

/** The entries of an app's navigation that are for the viewer: pages for its class, objects that it reads. */
export function describeNavItems(
  app: ResolvedApp,
  formFactor: FormFactor | undefined,
  { metadata, viewer }: CallContext,
): readonly NavItemRepresentation[] {
  return app.navItems.flatMap((item): readonly NavItemRepresentation[] => {
    const fits = formFactor === undefined || (item.formFactors ?? app.formFactors).includes(formFactor)
    if (!fits) return []
    const whole = {
      availableInClassic: false,
      availableInLightning: true,
      developerName: item.developerName,
      id: item.id,
    }
    if (item.kind === 'page') {
      const isForViewer = item.audience?.includes(viewer.class) ?? true
      if (!isForViewer) return []
      return [
        {
          ...whole,
          color: null,
          content: item.url,
          custom: true,
          iconUrl: null,
          itemType: 'Url',
          label: item.label[viewer.language],
          objectApiName: null,
          objectLabel: null,
          objectLabelPlural: null,
          pageReference: { attributes: { url: item.url }, state: {}, type: 'standard__webPage' },
          standardType: null,
        },
      ]
    }
    const object = metadata.object(item.objectApiName)
    const access = object?.access[viewer.class]
    if (object === undefined || access === undefined || access.records.kind === 'none') return []
    const { themeInfo, label, labelPlural } = describeObject(object, access, metadata, viewer.language)
    return [
      {
        ...whole,
        color: themeInfo.color,
        content: null,
        custom: object.custom,
        iconUrl: themeInfo.iconUrl,
        itemType: 'Entity',
        label: labelPlural,
        objectApiName: object.apiName,
        objectLabel: label,
        objectLabelPlural: labelPlural,
        pageReference: {
          attributes: { actionName: 'list', objectApiName: object.apiName },
          state: { filterName: '__Recent' },
          type: 'standard__objectPage',
        },
        standardType: object.custom ? null : object.apiName,
      },
    ]
  })
}
