/**
 * The standard objects whose records the cache holds. The specification mentions that the platform has such a list but
 * not what is on it (section 9); these are its standard objects of sales, service, orders and files.
 */
const standardObjects = new Set(
  `Account AccountBrand AccountContactRelation AccountContactRole AccountPartner AccountRelationship
  AccountTeamMember ActionPlan ActionPlanTemplate ActivityRecurrence Address AlternativePaymentMethod Announcement
  AppUsageAssignment AppointmentInvitation AppointmentInvitee AppointmentTopicTimeSlot Approval ApptBundleConfig
  Asset AssetAction AssetActionSource AssetAttribute AssetDowntimePeriod AssetRelationship AssetStatePeriod
  AssetWarranty AssignedResource AssociatedLocation AttributeDefinition AttributePicklist AttributePicklistValue
  AuthorizationForm AuthorizationFormConsent AuthorizationFormDataUse AuthorizationFormText BuyerAccount
  BuyerGroup BuyerGroupMember BuyerGroupPricebook BusinessBrand Campaign CampaignMember CampaignMemberStatus
  CardPaymentMethod CartCheckoutSession CartDeliveryGroup CartDeliveryGroupMethod CartItem CartTax
  CartValidationOutput Case CaseComment CaseContactRole CaseMilestone CaseRelatedIssue CaseSolution CaseTeamMember
  CaseTeamRole CategoryData ChangeRequest ChangeRequestRelatedIssue ChangeRequestRelatedItem
  CollaborationGroup CollaborationGroupMember CollaborationGroupRecord CommSubscription
  CommSubscriptionChannelType CommSubscriptionConsent CommSubscriptionTiming Contact ContactPointAddress
  ContactPointConsent ContactPointEmail ContactPointPhone ContactPointTypeConsent ContactRequest ContentAsset
  ContentDocument ContentDocumentLink ContentNote ContentVersion ContentWorkspace Contract ContractContactRole
  ContractLineItem Conversation ConversationEntry CreditMemo CreditMemoLine Customer Dashboard DandBCompany
  DataUseLegalBasis DataUsePurpose DelegatedAccount DigitalSignature DigitalWallet Division DuplicateRecordItem
  DuplicateRecordSet EmailMessage EmailTemplate EngagementChannelType EnhancedLetterhead Entitlement
  EntitlementContact EntityMilestone Event EventRelation Expense ExpenseReport ExpenseReportEntry FeedItem
  FinanceBalanceSnapshot FinanceTransaction FulfillmentOrder FulfillmentOrderLineItem Goal GoalLink Group
  HealthCareDiagnosis HealthCareProcedure Holiday Image Incident IncidentRelatedItem Individual Invoice
  InvoiceLine Knowledge LaborRate Lead LegalEntity LineItemOverride LinkedArticle ListEmail LiveChatTranscript
  Location LocationGroup LocationGroupAssignment LocationTrustMeasure LoyaltyProgram LoyaltyProgramMember Macro
  MaintenanceAsset MaintenancePlan MaintenanceWorkRule MessagingEndUser MessagingSession MessagingTemplate Metric
  MetricDataLink MilestoneType Note OperatingHours OperatingHoursHoliday Opportunity OpportunityCompetitor
  OpportunityContactRole OpportunityLineItem OpportunityPartner OpportunityRelatedDeleteLog OpportunitySplit
  OpportunityTeamMember Order OrderAction OrderAdjustmentGroup OrderDeliveryGroup OrderDeliveryMethod OrderItem
  OrderItemAdjustmentLineItem OrderItemSummary OrderItemTaxLineItem OrderPaymentSummary OrderSummary Organization
  Partner PartnerFundAllocation PartnerFundClaim PartnerFundRequest PartnerMarketingBudget PartyConsent Payment
  PaymentAuthorization PaymentAuthAdjustment PaymentGateway PaymentGroup PaymentLineInvoice PaymentMethod
  PendingServiceRouting Pricebook2 PricebookEntry PriceAdjustmentSchedule PriceAdjustmentTier Problem
  ProblemIncident ProblemRelatedItem ProcessException Product2 ProductCatalog ProductCategory
  ProductCategoryProduct ProductConsumed ProductConsumptionSchedule ProductFulfillmentLocation ProductItem
  ProductItemTransaction ProductMedia ProductRequest ProductRequestLineItem ProductRequired
  ProductServiceCampaign ProductServiceCampaignItem ProductTransfer ProductWarrantyTerm Profile Promotion
  PromotionSegment PromptAction QueueSobject QuickText QuickTextUsage Quote QuoteDocument QuoteLineItem
  ReceivedDocument Recommendation RecordAction RecordType Refund RefundLinePayment Report ResourceAbsence
  ResourcePreference ReturnOrder ReturnOrderItemAdjustment ReturnOrderItemTax ReturnOrderLineItem Scorecard
  ScorecardAssociation ScorecardMetric Seller SellerProduct ServiceAppointment ServiceContract ServiceCrew
  ServiceCrewMember ServiceReport ServiceResource ServiceResourceCapacity ServiceResourceSkill ServiceTerritory
  ServiceTerritoryLocation ServiceTerritoryMember ServiceTerritoryWorkType Shift ShiftPattern ShiftPatternEntry
  ShiftTemplate Shipment ShipmentItem Skill SkillRequirement SocialPersona SocialPost Solution Survey
  SurveyInvitation SurveyPage SurveyQuestion SurveyQuestionChoice SurveyQuestionResponse SurveyResponse
  SurveySubject SurveyVersion Swarm SwarmMember Task TimeSheet TimeSheetEntry TimeSlot Topic TopicAssignment
  TravelMode Unit UnitOfMeasure User UserProvisioningRequest UserRole VoiceCall WarrantyTerm WebCart
  WebCartAdjustmentGroup WebStore WebStoreBuyerGroup WebStoreCatalog Wishlist WishlistItem WorkBadge
  WorkBadgeDefinition WorkCapacityLimit WorkOrder WorkOrderLineItem WorkPlan WorkPlanSelectionRule
  WorkPlanTemplate WorkPlanTemplateEntry WorkStep WorkStepTemplate WorkThanks WorkType WorkTypeGroup
  WorkTypeGroupMember`.split(/\s+/),
)

const customSuffix = /__(?:c|dlm)$/
const eventLog = /EventLog(?:File)?(?:__(?:c|dlm))?$/

/**
 * Whether records of an object are stored in the record cache: standard objects on the list, and custom ones (`__c`,
 * `__dlm`), but no event logs (`docs/specification/data-service.md` sections 1 and 9). Records of other objects are
 * read from the server every time.
 */
export function supportsRecordCache(objectApiName: string): boolean {
  if (eventLog.test(objectApiName)) return false
  return customSuffix.test(objectApiName) || standardObjects.has(objectApiName)
}
