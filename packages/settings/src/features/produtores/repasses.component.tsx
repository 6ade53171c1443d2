import type { OpcoesProdutor } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import { Button, Grid, Stack, Text, token } from '@balcao/ui';
import { ComboBox, DateField, PercentField, Select } from '@balcao/ui/forms';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import styled from 'styled-components';
import { copy } from './produtores.copy.ts';
import { type RegraDigitada, regraNova } from './produtor.model.ts';

export interface RepassesProps {
  regras: readonly RegraDigitada[];
  erros: Erros<string>;
  opcoes: OpcoesProdutor | undefined;
  onChange: (regras: readonly RegraDigitada[], campo: string) => void;
}

const words = (nomes: Readonly<Record<string, string>>) => Object.entries(nomes).map(([value, label]) => ({ value, label }));
const bases = words(copy.base);
const momentos = words(copy.momento);
const TODOS = 'TODOS';
const negocios = [{ value: TODOS, label: copy.regra.todosNegocios }, ...words(copy.negocio)];

/** What a producer receives of each sale, rule by rule. */
export function Repasses({ regras, erros, opcoes, onChange }: RepassesProps) {
  const ramos = (opcoes?.ramos ?? []).map(({ codigo, nome }) => ({ value: codigo, label: `${codigo} · ${nome}` }));
  const seguradoras = (opcoes?.seguradoras ?? []).map(({ slug, nome }) => ({ value: slug, label: nome }));
  const add = () => onChange([...regras, regraNova(hojeEm(new Date()))], 'repasses');
  return (
    <Stack gap={4}>
      <Text isSoft>{copy.repasseTexto}</Text>
      {regras.map((regra, index) => {
        const name = (campo: keyof RegraDigitada) => `repasses.${index}.${campo}`;
        const set = (mudanca: Partial<RegraDigitada>, campo: keyof RegraDigitada) =>
          onChange(regras.with(index, { ...regra, ...mudanca }), name(campo));
        const field = (campo: keyof RegraDigitada) => ({ name: name(campo), error: erros[name(campo)] });
        return (
          // rules have no name of their own: a new one stands by its place
          <Regra key={regra.id ?? `nova-${index}`} aria-label={copy.regra.titulo(index + 1)}>
            <Grid minWidth={200}>
              <PercentField
                {...field('pctBps')}
                label={copy.regra.pctBps}
                isRequired
                value={regra.pctBps}
                onChange={(pctBps) => set({ pctBps }, 'pctBps')}
              />
              <Select
                {...field('base')}
                label={copy.regra.base}
                options={bases}
                value={regra.base}
                onChange={(base) => base && set({ base: base as RegraDigitada['base'] }, 'base')}
              />
              <Select
                {...field('momento')}
                label={copy.regra.momento}
                options={momentos}
                value={regra.momento}
                onChange={(momento) => momento && set({ momento: momento as RegraDigitada['momento'] }, 'momento')}
              />
              <ComboBox
                {...field('ramo')}
                label={copy.regra.ramo}
                placeholder={copy.regra.todosRamos}
                options={ramos}
                value={regra.ramo}
                onChange={(ramo) => set({ ramo }, 'ramo')}
              />
              <ComboBox
                {...field('seguradora')}
                label={copy.regra.seguradora}
                placeholder={copy.regra.todasSeguradoras}
                options={seguradoras}
                value={regra.seguradora}
                onChange={(seguradora) => set({ seguradora }, 'seguradora')}
              />
              <Select
                {...field('negocio')}
                label={copy.regra.negocio}
                options={negocios}
                value={regra.negocio ?? TODOS}
                onChange={(negocio) => set({ negocio: negocio === TODOS ? null : (negocio as RegraDigitada['negocio']) }, 'negocio')}
              />
              <DateField
                {...field('desde')}
                label={copy.regra.desde}
                isRequired
                value={regra.desde}
                onChange={(desde) => set({ desde }, 'desde')}
              />
              <DateField {...field('ate')} label={copy.regra.ate} value={regra.ate} onChange={(ate) => set({ ate }, 'ate')} />
            </Grid>
            <Button
              size="sm"
              variant="quiet"
              aria-label={copy.regra.remover(index + 1)}
              onClick={() => onChange(regras.toSpliced(index, 1), 'repasses')}
            >
              {copy.regra.remover(index + 1)}
            </Button>
          </Regra>
        );
      })}
      <div>
        <Button icon={<IconeAdicionar size={16} aria-hidden />} onClick={add}>
          {copy.regra.adicionar}
        </Button>
      </div>
    </Stack>
  );
}

const Regra = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco2')};
  align-items: flex-start;
  padding: ${token('espaco3')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
  > :first-child {
    width: 100%;
  }
`;
