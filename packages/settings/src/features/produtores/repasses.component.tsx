import type { OpcoesProdutor } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import { Grid, Stack, Text } from '@balcao/ui';
import { ComboBox, DateField, PercentField, Select } from '@balcao/ui/forms';
import { ItensRegistro } from '@balcao/ui/records';
import { copy } from './produtores.copy.ts';
import { searchApolices } from './produtores.resource.ts';
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
const alcances = words(copy.alcance);
const TODOS = 'TODOS';
const negocios = [{ value: TODOS, label: copy.regra.todosNegocios }, ...words(copy.negocio)];

/** What a producer receives of each sale, rule by rule. */
export function Repasses({ regras, erros, opcoes, onChange }: RepassesProps) {
  const add = () => onChange([...regras, regraNova(hojeEm(new Date()), opcoes?.repasse)], 'repasses');
  return (
    <Stack gap={4}>
      <Text isSoft>{copy.repasseTexto}</Text>
      <ItensRegistro
        itens={regras}
        chaveDe={({ id }) => id}
        titulo={copy.regra.titulo}
        rotuloAdicionar={copy.regra.adicionar}
        rotuloRemover={copy.regra.remover}
        onAdd={add}
        onRemove={(index) => onChange(regras.toSpliced(index, 1), 'repasses')}
      >
        {(regra, index) => {
          const name = (campo: keyof RegraDigitada) => `repasses.${index}.${campo}`;
          const set = (mudanca: Partial<RegraDigitada>, campo: keyof RegraDigitada) =>
            onChange(regras.with(index, { ...regra, ...mudanca }), name(campo));
          const field = (campo: keyof RegraDigitada) => ({ name: name(campo), error: erros[name(campo)] });
          return (
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
              <Select
                {...field('alcance')}
                label={copy.regra.alcance}
                options={alcances}
                value={regra.alcance}
                onChange={(alcance) => alcance && set({ alcance: alcance as RegraDigitada['alcance'] }, 'alcance')}
              />
              {regra.alcance === 'VENDAS' ? (
                <DasVendas regra={regra} field={field} set={set} opcoes={opcoes} />
              ) : (
                <ComboBox
                  {...field('apoliceId')}
                  label={copy.regra.apoliceId}
                  description={copy.regra.apoliceAjuda}
                  isRequired
                  loadOptions={searchApolices}
                  valueLabel={regra.apolice ?? undefined}
                  value={regra.apoliceId}
                  onChange={(apoliceId) => set({ apoliceId, apolice: null }, 'apoliceId')}
                />
              )}
              <DateField
                {...field('desde')}
                label={copy.regra.desde}
                isRequired
                value={regra.desde}
                onChange={(desde) => set({ desde }, 'desde')}
              />
              <DateField {...field('ate')} label={copy.regra.ate} value={regra.ate} onChange={(ate) => set({ ate }, 'ate')} />
            </Grid>
          );
        }}
      </ItensRegistro>
    </Stack>
  );
}

interface DasVendasProps {
  regra: RegraDigitada;
  field: (campo: keyof RegraDigitada) => { name: string; error: string | undefined };
  set: (mudanca: Partial<RegraDigitada>, campo: keyof RegraDigitada) => void;
  opcoes: OpcoesProdutor | undefined;
}

/** Which sales a rule is of. */
function DasVendas({ regra, field, set, opcoes }: DasVendasProps) {
  const ramos = (opcoes?.ramos ?? []).map(({ codigo, nome }) => ({ value: codigo, label: `${codigo} · ${nome}` }));
  const seguradoras = (opcoes?.seguradoras ?? []).map(({ slug, nome }) => ({ value: slug, label: nome }));
  return (
    <>
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
    </>
  );
}
