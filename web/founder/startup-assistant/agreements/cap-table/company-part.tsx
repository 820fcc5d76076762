import { CURRENCIES } from '#domain/money/money.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { blankHolder } from './cap-table-draft.ts';
import { FormSection, type PartProps } from './form-section.tsx';
import { Lines } from './lines.tsx';
import { WholeField } from './number-fields.tsx';

/** Who holds shares today, and the option pool. */
export function CompanyPart({ draft, change, refusal }: PartProps) {
  return (
    <FormSection section="company" title="The company today" refusal={refusal}>
      <SelectField
        name="currency"
        label="Currency"
        hint="Of every amount on this page."
        value={draft.currency}
        options={CURRENCIES.map((currency) => ({ value: currency, label: currency }))}
        onChange={({ target }) =>
          change({ currency: CURRENCIES.find((currency) => currency === target.value) ?? draft.currency })
        }
      />
      <Lines
        noun="shareholder"
        kind="holder"
        lines={draft.holders}
        fewest={1}
        blank={blankHolder}
        onChange={(holders) => change({ holders })}
        render={(holder, set, index) => (
          <>
            <TextField
              name={`${holder.id}-name`}
              label="Name"
              placeholder={`Founder ${index + 1}`}
              maxLength={80}
              autoComplete="off"
              optional
              value={holder.name}
              onChange={({ target }) => set({ name: target.value })}
            />
            <WholeField
              name={`${holder.id}-shares`}
              label="Shares"
              value={holder.shares}
              onChange={(shares) => set({ shares })}
            />
          </>
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <WholeField
          name="options-granted"
          label="Options granted"
          optional
          value={draft.optionsGranted}
          onChange={(optionsGranted) => change({ optionsGranted })}
        />
        <WholeField
          name="options-promised"
          label="Options promised"
          optional
          value={draft.optionsPromised}
          onChange={(optionsPromised) => change({ optionsPromised })}
        />
        <WholeField
          name="unissued-pool"
          label="Pool not granted"
          optional
          value={draft.unissuedPool}
          onChange={(unissuedPool) => change({ unissuedPool })}
        />
      </div>
    </FormSection>
  );
}
