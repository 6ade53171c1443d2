import { type CampoLido, FormaPagamento, TipoDocumentoLido } from '@balcao/contracts';
import { opcoesBlocos } from '@balcao/domain';
import { TextField } from '@balcao/ui';
import { DateField, MoneyField, NumberField, PercentField, Select } from '@balcao/ui/forms';
import { copy } from './importacao-propostas.copy.ts';
import { type CampoDaTela, certezaDe, type Valor } from './importacao-propostas.model.ts';

export interface CampoLidoFieldProps {
  campo: CampoDaTela;
  lido: CampoLido | undefined;
  valor: Valor;
  isCorrigido: boolean;
  error: string | undefined;
  seguradoras: readonly { readonly value: string; readonly label: string }[];
  onChange: (valor: Valor) => void;
}

const tipos = TipoDocumentoLido.options.map((value) => ({ value, label: copy.tipos[value] }));
const formas = FormaPagamento.options.map((value) => ({ value, label: opcoesBlocos.formaPagamento[value] }));

/** How sure the value is, and on which page it stands. */
function describe(lido: CampoLido | undefined, isCorrigido: boolean): string {
  if (isCorrigido) return copy.corrigido;
  const pagina = lido?.pagina ?? 1;
  return {
    PROVADO: copy.provado(pagina),
    LIDO: copy.lidoEm(pagina),
    CONFIRA: copy.confira(pagina, lido?.confianca ?? 0),
    VAZIO: copy.naoLido,
  }[certezaDe(lido)];
}

/** A field as it was read, to be put right. */
export function CampoLidoField({ campo: { nome, especie }, lido, valor, isCorrigido, error, seguradoras, onChange }: CampoLidoFieldProps) {
  const frame = { name: nome, label: copy.rotulos[nome], error, description: describe(lido, isCorrigido) };
  const whole = typeof valor === 'number' ? valor : null;
  const text = typeof valor === 'string' ? valor : '';
  const options = nome === 'seguradora' ? seguradoras : nome === 'forma' ? formas : especie === 'TIPO' ? tipos : null;
  if (options) return <Select {...frame} options={options} value={text || null} onChange={onChange} />;
  if (especie === 'DIA') return <DateField {...frame} value={text || null} onChange={onChange} />;
  if (especie === 'DINHEIRO') return <MoneyField {...frame} value={whole} onChange={onChange} />;
  if (especie === 'TAXA') return <PercentField {...frame} value={whole} onChange={onChange} />;
  if (especie === 'INTEIRO') return <NumberField {...frame} value={whole} isUngrouped onChange={onChange} />;
  return <TextField {...frame} value={text} onChange={(novo) => onChange(novo.trim() === '' ? null : novo)} />;
}
