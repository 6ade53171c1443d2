import { rotulosOpcoes, type RotulosOpcoes } from './rotulos-opcoes.ts';

/** Lists of options whose name is not the field's own. */
const LISTAS: Readonly<Record<string, keyof RotulosOpcoes>> = {
  'risco.seguro.tipo': 'tipoSeguro',
  'risco.coberturas.tipo': 'tipoCobertura',
  'comercial.formaPreferida': 'formaPagamento',
};

/** The options of a field of the auto form, as the user reads them; undefined where any text will do. */
export function opcoesDoCampo(campo: string): Readonly<Record<string, string>> | undefined {
  const lista = LISTAS[campo] ?? campo.slice(campo.lastIndexOf('.') + 1);
  return lista in rotulosOpcoes ? rotulosOpcoes[lista as keyof RotulosOpcoes] : undefined;
}
