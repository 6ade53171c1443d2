import type { CampoDoRegistro, CamposDoRegistro, Digitado, ValorDoCampo } from '@balcao/domain';
import { TextArea, TextField } from '@balcao/ui';
import { DatePicker, MoneyField, NumberField, PercentField, Select, Switch } from '@balcao/ui/forms';

export interface CamposRegistroProps<Dados extends object> {
  /** Those it has: not every one of its kind has all. */
  campos: Partial<CamposDoRegistro<Dados>>;
  digitado: Digitado<Dados>;
  erros: Partial<Record<string, string>>;
  onChange: (mudanca: Partial<Digitado<Dados>>, campo: string) => void;
}

/** The fields of a record, each by its kind, in the order they are told. */
export const CamposRegistro = <Dados extends object>({ campos, digitado, erros, onChange }: CamposRegistroProps<Dados>) =>
  (Object.entries(campos) as [keyof Dados & string, CampoDoRegistro][]).map(([nome, campo]) => (
    <Campo
      key={nome}
      nome={nome}
      campo={campo}
      valor={digitado[nome]}
      erro={erros[nome]}
      onChange={(valor) => onChange({ [nome]: valor } as Partial<Digitado<Dados>>, nome)}
    />
  ));

interface CampoProps {
  nome: string;
  campo: CampoDoRegistro;
  valor: ValorDoCampo;
  erro: string | undefined;
  onChange: (valor: ValorDoCampo) => void;
}

/** Letters past which a text is more than one line. */
const UMA_LINHA = 200;

function Campo({ nome, campo, valor, erro, onChange }: CampoProps) {
  const { rotulo, tipo, ajuda, obrigatorio = false, max, opcoes = {} } = campo;
  const field = { name: nome, label: rotulo, error: erro, description: ajuda, isRequired: obrigatorio, onChange };
  const number = typeof valor === 'number' ? valor : null;
  const text = typeof valor === 'string' ? valor : null;
  if (tipo === 'sim-ou-nao') return <Switch {...field} isRequired={false} value={valor === true} />;
  if (tipo === 'dinheiro') return <MoneyField {...field} value={number} />;
  if (tipo === 'taxa') return <PercentField {...field} value={number} />;
  if (tipo === 'inteiro') return <NumberField {...field} {...(max !== undefined && { max })} value={number} />;
  if (tipo === 'dia') return <DatePicker {...field} value={text} />;
  if (tipo === 'escolha')
    return <Select {...field} options={Object.entries(opcoes).map(([value, label]) => ({ value, label }))} value={text} />;
  const Texto = max !== undefined && max > UMA_LINHA ? TextArea : TextField;
  return <Texto {...field} {...(max !== undefined && { maxLength: max })} value={text ?? ''} />;
}
