import { html } from 'hono/html'
import { hostedPage } from '../hosted-page.ts'
import type { Details, Problems } from './onboarding-details.ts'
import type { OnboardingTexts } from './onboarding-texts.ts'
import type { AccountRow, LinkRow } from './rows.ts'

/** The content of the onboarding page of a link. */
export type ShownForm = {
  link: LinkRow
  account: AccountRow
  details: Details
  problems: Problems
  texts: OnboardingTexts
}

/** Returns the page on which a seller gives the details of an account. */
export function onboardingForm(shown: ShownForm) {
  const { link, account, details, problems, texts } = shown
  const { language, title } = texts
  return hostedPage(
    { title, language, styles: ['challenge.css', 'onboarding.css'] },
    // With an action, the fragment of a link to a field does not follow the seller to the shop.
    html`<h1>${texts.heading}</h1>
      <p class="lead">${account.email === null ? '' : texts.seller(account.email)} ${texts.lead}</p>
      ${summary(shown)}
      <form method="post" action="${link.id}" class="details" novalidate>
        ${textField(shown, { id: 'name', complete: 'name', hint: null })}
        ${textField(shown, {
          id: 'bankAccount',
          complete: 'off',
          hint: account.bank_last4 === null ? null : texts.bankAccountHint(account.bank_last4),
        })}
        <div class="choice">
          <input
            type="checkbox"
            id="isAccepted"
            name="isAccepted"
            ${details.isAccepted ? 'checked' : ''}
            ${problems.includes('isAccepted') ? invalid('isAccepted') : ''}
          />
          <label for="isAccepted">${texts.isAccepted}</label>
          ${problemText(shown, 'isAccepted')}
        </div>
        <fieldset>
          <legend>${texts.check}</legend>
          ${checkOption(shown, 'verified')} ${checkOption(shown, 'document')}
        </fieldset>
        <div class="answers">
          <button name="answer" value="submit" class="primary">${texts.submit}</button>
          <button name="answer" value="later">${texts.later}</button>
          <button name="answer" value="cancel">${texts.cancel}</button>
        </div>
      </form>
      <p class="note">${texts.note}</p>`,
  )
}

function summary({ problems, texts }: ShownForm) {
  if (problems.length === 0) return ''
  return html`<div role="alert" class="problems">
    <p>${texts.incomplete}</p>
    <ul>
      ${problems.map((id) => html`<li><a href="#${id}">${texts[`${id}Problem`]}</a></li>`)}
    </ul>
  </div>`
}

type TextField = { id: 'name' | 'bankAccount'; complete: string; hint: string | null }

function textField(shown: ShownForm, { id, complete, hint }: TextField) {
  const isInvalid = shown.problems.includes(id)
  const described = [
    ...(hint === null ? [] : [`${id}-hint`]),
    ...(isInvalid ? [`${id}-problem`] : []),
  ]
  return html`<div class="field">
    <label for="${id}">${shown.texts[id]}</label>
    ${hint === null ? '' : html`<p id="${id}-hint" class="hint">${hint}</p>`}
    <input
      id="${id}"
      name="${id}"
      value="${shown.details[id]}"
      autocomplete="${complete}"
      aria-describedby="${described.join(' ')}"
      aria-invalid="${String(isInvalid)}"
    />
    ${problemText(shown, id)}
  </div>`
}

const invalid = (id: string) => html`aria-invalid="true" aria-describedby="${id}-problem"`

const problemText = ({ problems, texts }: ShownForm, id: Problems[number]) =>
  problems.includes(id)
    ? html`<p id="${id}-problem" class="problem">${texts[`${id}Problem`]}</p>`
    : ''

function checkOption({ details, texts }: ShownForm, value: Details['check']) {
  return html`<div class="choice">
    <input
      type="radio"
      id="check-${value}"
      name="check"
      value="${value}"
      ${details.check === value ? 'checked' : ''}
    />
    <label for="check-${value}">${texts[value]}</label>
  </div>`
}
