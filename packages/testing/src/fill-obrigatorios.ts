import { type CampoDoRegistro, type CamposDoRegistro, sayCampo } from '@balcao/domain';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

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
    if (campo.tipo === 'escolha') {
      await user.click(screen.getByRole('button', { name: new RegExp(`${campo.rotulo}\\b`) }));
      await user.click(await screen.findByRole('option', { name: texto }));
    } else if (campo.tipo === 'dia') {
      await user.click(screen.getAllByRole('spinbutton', { name: new RegExp(campo.rotulo) })[0] as HTMLElement);
      await user.keyboard(texto.replace(/\D/g, ''));
    } else {
      const field = screen.getByRole('textbox', { name: campo.rotulo });
      await user.clear(field);
      await user.type(field, campo.tipo === 'texto' ? texto : texto.replace(/[^\d,]/g, ''));
      await user.tab();
    }
  }
  return Object.fromEntries(obrigatorios.map(([nome]) => [nome, dados[nome]])) as Partial<Dados>;
}
