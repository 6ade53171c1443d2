import { type CampoAuto, rotulosCampos, rotulosOpcoes, type RotulosOpcoes } from '@balcao/domain';
import { Checkbox, TextArea, type TextFieldProps, TextField } from '@balcao/ui';
import {
  DateField,
  DatePicker,
  type MaskName,
  MaskedField,
  MoneyField,
  NumberField,
  type Option,
  RadioGroup,
  SegmentedControl,
  Select,
} from '@balcao/ui/forms';
import { useCampo } from '../../use-campo.ts';
import { copy } from './secoes-auto.copy.ts';

interface Moldura {
  nome: CampoAuto;
  /** Said instead of the domain's own name for the field. */
  label?: string | undefined;
  isRequired?: boolean | undefined;
  description?: string | undefined;
}

/** What each field of the draft says besides its kind. */
export interface CampoProps<Value> extends Moldura {
  onCommit?: ((value: Value) => void) | undefined;
}

const frameOf = ({ nome, label, isRequired, description }: Moldura) => ({
  label: label ?? rotulosCampos[nome],
  isRequired,
  description,
});

type TextoProps = CampoProps<string> & Pick<TextFieldProps, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder'>;

export function CampoTexto({ nome, label, isRequired, description, onCommit, ...rest }: TextoProps) {
  return <TextField {...rest} {...frameOf({ nome, label, isRequired, description })} {...useCampo<string>(nome, '', onCommit)} />;
}

export function CampoMascara({ mask, ...props }: CampoProps<string> & { mask: MaskName }) {
  return <MaskedField mask={mask} {...frameOf(props)} {...useCampo<string>(props.nome, '', props.onCommit)} />;
}

export function CampoData(props: CampoProps<string | null>) {
  return <DateField {...frameOf(props)} {...useCampo<string | null>(props.nome, null, props.onCommit)} />;
}

export function CampoDia({ min, max, ...props }: CampoProps<string | null> & { min?: string | undefined; max?: string | undefined }) {
  return <DatePicker {...{ min, max }} {...frameOf(props)} {...useCampo<string | null>(props.nome, null, props.onCommit)} />;
}

export function CampoDinheiro(props: CampoProps<number | null>) {
  return <MoneyField {...frameOf(props)} {...useCampo<number | null>(props.nome, null, props.onCommit)} />;
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
      {...frameOf(props)}
      {...useCampo<number | null>(props.nome, null, props.onCommit)}
    />
  );
}

export function CampoSimNao(props: CampoProps<boolean>) {
  const { onCommit, ...campo } = useCampo<boolean>(props.nome, false, props.onCommit);
  const answer = (value: boolean) => {
    campo.onChange(value);
    onCommit(value);
  };
  return <Checkbox {...frameOf(props)} {...campo} onChange={answer} />;
}

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
      {...frameOf(props)}
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
      {...frameOf(props)}
      {...useCampo<string>(props.nome, '', props.onCommit)}
    />
  );
}

interface EscolhaProps extends CampoProps<string | null> {
  /** Name of the list of options, in the domain's labels. */
  lista: keyof RotulosOpcoes;
  look?: 'select' | 'radio' | 'segmented';
}

const looks = { select: Select, radio: RadioGroup, segmented: SegmentedControl };

export function CampoEscolha({ lista, look = 'select', ...props }: EscolhaProps) {
  const Look = looks[look];
  return <Look options={opcoesDe[lista]} {...frameOf(props)} {...useCampo<string | null>(props.nome, null, props.onCommit)} />;
}

const opcoesDe = Object.fromEntries(
  Object.entries(rotulosOpcoes).map(([lista, rotulos]) => [
    lista,
    Object.entries(rotulos as Record<string, string>).map(([value, label]): Option => ({ value, label })),
  ]),
) as unknown as Readonly<Record<keyof RotulosOpcoes, readonly Option[]>>;
