import { campoId, Checkbox, Cluster, FieldMessages, Text, TextArea, type TextFieldProps, TextField, token } from '@balcao/ui';
import {
  ComboBox,
  DateField,
  DatePicker,
  type MaskName,
  MaskedField,
  MoneyField,
  NumberField,
  type Option,
  PercentField,
  RadioGroup,
  SegmentedControl,
  Select,
  SuggestField,
} from '@balcao/ui/forms';
import styled from 'styled-components';
import { useLinha } from '../../linha-aberta.ts';
import { useCampo, useCampoDigitado } from '../../digitacao/use-campo.ts';
import { copy } from './secoes.copy.ts';

interface Moldura {
  nome: string;
  /** Said instead of the line's own name for the field. */
  label?: string | undefined;
  isRequired?: boolean | undefined;
  description?: string | undefined;
}

/** What each field of the draft says besides its kind. */
export interface CampoProps<Value> extends Moldura {
  onCommit?: ((value: Value) => void) | undefined;
}

/** What frames a field: the label is the line's own name for it unless said otherwise. */
export function useMoldura({ nome, label, isRequired, description }: Moldura) {
  const linha = useLinha();
  return { label: label ?? linha.rotuloDe(nome) ?? nome, isRequired, description };
}

type TextoProps = CampoProps<string> & Pick<TextFieldProps, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder'>;

export function CampoTexto({ nome, label, isRequired, description, onCommit, ...rest }: TextoProps) {
  return (
    <TextField {...rest} {...useMoldura({ nome, label, isRequired, description })} {...useCampoDigitado<string>(nome, '', onCommit)} />
  );
}

type SugeridoProps = CampoProps<string> & { options: readonly Option[]; maxLength?: number };

/** A text with suggestions: one of them, or what is typed. */
export function CampoSugerido({ options, maxLength, ...props }: SugeridoProps) {
  return (
    <SuggestField
      options={options}
      {...(maxLength !== undefined && { maxLength })}
      {...useMoldura(props)}
      {...useCampo<string>(props.nome, '', props.onCommit)}
    />
  );
}

/** One of many, found by typing. */
export function CampoBusca({ options, ...props }: CampoProps<string | null> & { options: readonly Option[] }) {
  const { onCommit, onChange, ...campo } = useCampo<string | null>(props.nome, null, props.onCommit);
  const choose = (value: string | null) => {
    onChange(value);
    onCommit(value);
  };
  return <ComboBox options={options} {...useMoldura(props)} {...campo} onChange={choose} />;
}

export interface CampoMascaraProps extends Omit<CampoProps<string>, 'onCommit'> {
  mask: MaskName;
  /** `anterior`: the last whole value that stood in the field, '' when there was none. */
  onCommit?: ((value: string, anterior: string) => void) | undefined;
}

export function CampoMascara({ mask, onCommit, ...props }: CampoMascaraProps) {
  const campo = useCampoDigitado<string>(props.nome, '');
  const commit = (value: string, _: string, anterior: string) => {
    campo.onCommit(value);
    onCommit?.(value, anterior);
  };
  return <MaskedField mask={mask} {...useMoldura(props)} {...campo} onCommit={commit} />;
}

export function CampoData(props: CampoProps<string | null>) {
  return <DateField {...useMoldura(props)} {...useCampo<string | null>(props.nome, null, props.onCommit)} />;
}

export function CampoDia({ min, max, ...props }: CampoProps<string | null> & { min?: string | undefined; max?: string | undefined }) {
  return <DatePicker {...{ min, max }} {...useMoldura(props)} {...useCampo<string | null>(props.nome, null, props.onCommit)} />;
}

export function CampoDinheiro(props: CampoProps<number | null>) {
  return <MoneyField {...useMoldura(props)} {...useCampoDigitado<number | null>(props.nome, null, props.onCommit)} />;
}

interface NumeroProps extends CampoProps<number | null> {
  max?: number;
  suffix?: string;
  /** Written as it is said: 2023, not 2.023. */
  isAno?: boolean;
}

export function CampoNumero({ max, suffix, isAno = false, ...props }: NumeroProps) {
  return (
    <NumberField
      {...(max !== undefined && { max })}
      suffix={suffix}
      isUngrouped={isAno}
      {...useMoldura(props)}
      {...useCampoDigitado<number | null>(props.nome, null, props.onCommit)}
    />
  );
}

export function CampoSimNao(props: CampoProps<boolean>) {
  const { onCommit, ...campo } = useCampo<boolean>(props.nome, false, props.onCommit);
  const answer = (value: boolean) => {
    campo.onChange(value);
    onCommit(value);
  };
  const { label, ...moldura } = useMoldura(props);
  return <Checkbox label={props.isRequired ? <Exigido>{label}</Exigido> : label} {...moldura} {...campo} onChange={answer} />;
}

/** The name of a box that must be ticked, marked as any other field that must be filled. */
const Exigido = ({ children }: { children: string }) => (
  <>
    {children}
    {/* never alone on a line of its own */}
    <Marca aria-hidden>{'\u00a0*'}</Marca>
  </>
);

const Marca = styled.span`
  color: ${token('perigo')};
`;

export function CampoPercentual(props: CampoProps<number | null>) {
  return <PercentField {...useMoldura(props)} {...useCampoDigitado<number | null>(props.nome, null, props.onCommit)} />;
}

interface MultiplaProps extends CampoProps<readonly string[]> {
  opcoes: Readonly<Record<string, string>>;
  /** The option that excludes every other. */
  exclusiva?: string | undefined;
}

/** Some of a list, as boxes under one name. */
export function CampoMultipla({ opcoes, exclusiva, ...props }: MultiplaProps) {
  const { label, description } = useMoldura(props);
  const { name, value, onChange, onCommit, error } = useCampo<readonly string[]>(props.nome, [], props.onCommit);
  const toggle = (opcao: string, isOn: boolean) => {
    const others = value.filter((one) => one !== opcao && (opcao === exclusiva ? false : one !== exclusiva));
    const next = isOn ? [...others, opcao] : value.filter((one) => one !== opcao);
    onChange(next);
    onCommit(next);
  };
  return (
    <Multipla id={campoId(name)} aria-describedby={error ? `${campoId(name)}-erro` : undefined}>
      <legend>{label}</legend>
      {description && (
        <Text size={13} isSoft>
          {description}
        </Text>
      )}
      <Cluster gap={4}>
        {Object.entries(opcoes).map(([opcao, texto]) => (
          <Checkbox
            key={opcao}
            name={`${name}.${opcao}`}
            label={texto}
            value={value.includes(opcao)}
            onChange={(isOn) => toggle(opcao, isOn)}
          />
        ))}
      </Cluster>
      <FieldMessages name={name} error={error} />
    </Multipla>
  );
}

const Multipla = styled.fieldset`
  > legend {
    padding: 0;
    margin-bottom: ${token('espaco2')};
    font-size: ${token('texto13')};
    font-weight: ${token('pesoForte')};
  }
`;

const simOuNao: readonly Option[] = [
  { value: 'sim', label: copy.simNao.sim },
  { value: 'nao', label: copy.simNao.nao },
];

/** A question that must be answered: neither answer is taken for granted. */
export function CampoSimOuNao(props: CampoProps<boolean | null>) {
  const { value, onChange, onCommit, ...campo } = useCampo<boolean | null>(props.nome, null, props.onCommit);
  const read = (answer: string | null) => (answer === null ? null : answer === 'sim');
  return (
    <SegmentedControl
      options={simOuNao}
      {...useMoldura(props)}
      {...campo}
      value={value === null ? null : value ? 'sim' : 'nao'}
      onChange={(answer) => onChange(read(answer))}
      onCommit={(answer) => onCommit(read(answer))}
    />
  );
}

export function CampoTextoLongo({ rows, maxLength, ...props }: CampoProps<string> & { rows?: number; maxLength?: number }) {
  return (
    <TextArea
      {...(rows !== undefined && { rows })}
      {...(maxLength !== undefined && { maxLength })}
      {...useMoldura(props)}
      {...useCampoDigitado<string>(props.nome, '', props.onCommit)}
    />
  );
}

interface EscolhaProps extends CampoProps<string | null> {
  /** What may be chosen, in the order it is offered. */
  opcoes: Readonly<Record<string, string>>;
  look?: 'select' | 'radio' | 'segmented';
}

const looks = { select: Select, radio: RadioGroup, segmented: SegmentedControl };

export function CampoEscolha({ opcoes, look = 'select', ...props }: EscolhaProps) {
  const Look = looks[look];
  return <Look options={optionsOf(opcoes)} {...useMoldura(props)} {...useCampo<string | null>(props.nome, null, props.onCommit)} />;
}

/** The same list for the same labels, so that a field is not drawn again for it. */
const known = new WeakMap<Readonly<Record<string, string>>, readonly Option[]>();

function optionsOf(opcoes: Readonly<Record<string, string>>): readonly Option[] {
  const options = known.get(opcoes) ?? Object.entries(opcoes).map(([value, label]): Option => ({ value, label }));
  known.set(opcoes, options);
  return options;
}
