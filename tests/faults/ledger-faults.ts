/**
 * Finds payments whose ledger lines do not add up to the money that is here, are duplicated or missing, and lines whose
 * balance is not the sum up to them; for accounts with lines. A ledger consistent with its payments returns no rows.
 */
export const ledgerFaults = `
  with moved as (
    select "Cause__c" as payment_id, sum("Deposit_Amount__c" - "Amount__c") as here
    from record."Ledger_Entry__c" where "Cause_Type__c" = 'Payment' group by 1
  ), summed as (
    select "Key__c" as key, "Balance__c" as balance, "Deposit_Held__c" as held,
      sum("Amount__c") over lines as owed, sum("Deposit_Amount__c") over lines as deposit
    from record."Ledger_Entry__c" window lines as (partition by "Account__c" order by "Sequence__c")
  )
  select p."Name" as fault from record."Payment__c" p left join moved m on m.payment_id = p."Id"
  where exists (select 1 from record."Ledger_Entry__c" l where l."Account__c" = p."Account__c")
    and coalesce(m.here, 0) <> 
      case when p."Status__c" = 'Settled' then p."Amount__c" - coalesce(p."Refunded_Amount__c", 0) else 0 end
  union all
  select key from summed where balance <> owed or held <> deposit`
