// What a model is called, and which viewpoint it keeps to.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { queries } from '#client/api/queries.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { MOST_MODEL_NAME } from '#domain/modelling/own-model.ts';

export interface About {
  readonly name: string;
  readonly viewpoint: string | null;
}

interface AboutFieldsProps {
  courseKey: string;
  about: About;
  error?: string | undefined;
  onChange: (about: About) => void;
}

export function AboutFields({ courseKey, about, error, onChange }: AboutFieldsProps) {
  const { begin: t } = useTexts('models');
  const id = useId();
  return (
    <>
      <Field
        autoComplete="off"
        error={error}
        id={`${id}-name`}
        label={t.name}
        maxLength={MOST_MODEL_NAME}
        onChange={(event) => onChange({ ...about, name: event.target.value })}
        required
        value={about.name}
      />
      <div className="field">
        <label htmlFor={`${id}-viewpoint`}>{t.viewpoint}</label>
        <ViewpointSelect
          courseKey={courseKey}
          id={`${id}-viewpoint`}
          onChange={(viewpoint) => onChange({ ...about, viewpoint })}
          viewpoint={about.viewpoint}
        />
      </div>
    </>
  );
}

interface ViewpointSelectProps {
  courseKey: string;
  id: string;
  viewpoint: string | null;
  onChange: (viewpoint: string | null) => void;
}

export function ViewpointSelect({ courseKey, id, viewpoint, onChange }: ViewpointSelectProps) {
  const { begin: t } = useTexts('models');
  const lang = contentLang(useLocale());
  const { data } = useQuery(queries.language(courseKey));
  return (
    <Select id={id} onChoose={(chosen) => onChange(chosen || null)} value={viewpoint ?? ''}>
      <option value="">{t.anyViewpoint}</option>
      {data?.viewpoints.map((one) => (
        <option key={one.id} lang={lang} value={one.id}>
          {one.name}
        </option>
      ))}
    </Select>
  );
}
