import { type CampoDoRegistro, type CamposDoRegistro, sayCampo } from '@balcao/domain';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Where a field is typed or chosen, by the name the form knows it by. */
const fieldOf = (nome: string): HTMLElement => {
  const field = document.getElementById(`campo-${nome}`);
  if (!field) throw new Error(`no field ${nome} on screen`);
  return field.querySelector<HTMLElement>('[role="spinbutton"]') ?? field;
};

/**
 * Fills the fields of a record's form that must be filled, each by its kind, with the values of `dados`.
 *
 * @returns what was filled, by field
 * @example const typed = await fillObrigatorios(user, formulario.campos, ficha);
 */
export async function fillObrigatorios<Dados extends object>(
  user: UserEvent,
  campos: CamposDoRegistro<Dados>,
  dados: Dados,
): Promise<Partial<Dados>> {
  const obrigatorios = (Object.entries(campos) as [keyof Dados & string, CampoDoRegistro][]).filter(([, campo]) => campo.obrigatorio);
  for (const [nome, campo] of obrigatorios) {
    const texto = sayCampo(campo, dados[nome]);
    await user.click(fieldOf(nome));
    if (campo.tipo === 'escolha') await user.click(await screen.findByRole('option', { name: texto }));
    else await user.keyboard(campo.tipo === 'texto' ? texto : texto.replace(/[^\d,]/g, ''));
    await user.tab();
  }
  return Object.fromEntries(obrigatorios.map(([nome]) => [nome, dados[nome]])) as Partial<Dados>;
}
