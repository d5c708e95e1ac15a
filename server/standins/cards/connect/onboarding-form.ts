import { html } from 'hono/html'
import { hostedPage } from '../hosted-page.ts'
import type { Details, Problems } from './onboarding-details.ts'
import type { AccountRow, LinkRow } from './rows.ts'

/** Returns the onboarding page of a link, with the texts of what has to be corrected. */
export function onboardingForm(
  link: LinkRow,
  account: AccountRow,
  details: Details,
  problems: Problems,
) {
  return hostedPage(
    { title: 'Test payouts', styles: ['challenge.css', 'onboarding.css'] },
    // With an action, the fragment of a link to a field does not follow the seller to the shop.
    html`<h1>Get paid for what you sell</h1>
      <p class="lead">
        ${account.email === null ? 'Confirm' : `You sell as ${account.email}. Confirm`} who you are
        and where your money goes.
      </p>
      ${summary(problems)}
      <form method="post" action="${link.id}" class="details" novalidate>
        ${textField({
          id: 'name',
          label: 'Full name',
          value: details.name,
          complete: 'name',
          problem: problems.name,
        })}
        ${textField({
          id: 'bankAccount',
          label: 'Account number or IBAN',
          value: details.bankAccount,
          complete: 'off',
          problem: problems.bankAccount,
          ...(account.bank_last4 !== null && {
            hint: `Leave it empty to keep the account that ends in ${account.bank_last4}.`,
          }),
        })}
        <div class="choice">
          <input
            type="checkbox"
            id="isAccepted"
            name="isAccepted"
            ${details.isAccepted ? 'checked' : ''}
            ${problems.isAccepted === undefined ? '' : invalid('isAccepted')}
          />
          <label for="isAccepted">I accept the test agreement</label>
          ${problemText('isAccepted', problems.isAccepted)}
        </div>
        <fieldset>
          <legend>Result of the identity check</legend>
          ${checkOption('verified', 'Verified', details)}
          ${checkOption('document', 'A document is missing', details)}
        </fieldset>
        <div class="answers">
          <button name="answer" value="submit" class="primary">Confirm</button>
          <button name="answer" value="later">Save and finish later</button>
          <button name="answer" value="cancel">Cancel</button>
        </div>
      </form>
      <p class="note">A practice page. Nothing is checked and no money moves.</p>`,
  )
}

function summary(problems: Problems) {
  const entries = Object.entries(problems)
  if (entries.length === 0) return ''
  return html`<div role="alert" class="problems">
    <p>Your details are not complete:</p>
    <ul>
      ${entries.map(([field, text]) => html`<li><a href="#${field}">${text}</a></li>`)}
    </ul>
  </div>`
}

type TextField = {
  id: 'name' | 'bankAccount'
  label: string
  value: string
  complete: string
  problem: string | undefined
  hint?: string
}

function textField({ id, label, value, complete, problem, hint }: TextField) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${id}">${label}</label>
    ${hint === undefined ? '' : html`<p id="${id}-hint" class="hint">${hint}</p>`}
    <input
      id="${id}"
      name="${id}"
      value="${value}"
      autocomplete="${complete}"
      aria-describedby="${described}"
      aria-invalid="${problem === undefined ? 'false' : 'true'}"
    />
    ${problemText(id, problem)}
  </div>`
}

const invalid = (id: string) => html`aria-invalid="true" aria-describedby="${id}-problem"`

const problemText = (id: string, problem: string | undefined) =>
  problem === undefined ? '' : html`<p id="${id}-problem" class="problem">${problem}</p>`

function checkOption(value: Details['check'], label: string, { check }: Details) {
  return html`<div class="choice">
    <input
      type="radio"
      id="check-${value}"
      name="check"
      value="${value}"
      ${check === value ? 'checked' : ''}
    />
    <label for="check-${value}">${label}</label>
  </div>`
}
