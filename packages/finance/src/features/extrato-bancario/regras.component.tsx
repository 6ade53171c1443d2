import { extratoBancarioCalls } from '@balcao/contracts';
import { useMay } from '@balcao/shared';
import { Button, Cluster, Grid, showToast, Stack, Text, TextField } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { LeituraRegistro } from '@balcao/ui/records';
import { type FormEvent, useState } from 'react';
import { copy } from './extrato-bancario.copy.ts';
import { Itens } from './itens.component.tsx';
import { useApply, useCategorias, useForget, useRegras, useTeach } from './extrato-bancario.resource.ts';
import { sayFalha } from '../../say-falha.ts';

const { regras: frases } = copy;

/** What the user taught of memos, of every account; applied to the open movements of one. */
export function Regras({ contaId }: { contaId: string }) {
  const mayTeach = useMay(extratoBancarioCalls.createRegra);
  const leitura = useRegras();
  const categorias = useCategorias().data?.categorias;
  const [contem, setContem] = useState('');
  const [categoriaId, setCategoriaId] = useState<string | null>(null);
  const [teach, forget, apply] = [useTeach(), useForget(), useApply()];
  const opcoes = (categorias ?? []).map(({ id, nome, tipo }) => ({
    value: id,
    label: `${nome} (${tipo === 'RECEITA' ? frases.entrada : frases.saida})`,
  }));
  const isPronta = contem.trim().length > 1 && categoriaId !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPronta || categoriaId === null) return;
    teach.mutate(
      { contem: contem.trim(), categoriaId },
      {
        onSuccess: () => {
          setContem('');
          showToast({ tone: 'sucesso', titulo: frases.ensinada });
        },
        onError: sayFalha,
      },
    );
  };
  return (
    <Stack gap={4}>
      {mayTeach && categorias?.length === 0 && <Text isSoft>{frases.semCategorias}</Text>}
      {mayTeach && (
        <Stack gap={3} as="form" onSubmit={submit}>
          <Grid minWidth={220} gap={3}>
            <TextField name="contem" label={frases.contem} value={contem} maxLength={120} onChange={setContem} />
            <Select name="categoria" label={frases.categoria} options={opcoes} value={categoriaId} onChange={setCategoriaId} />
          </Grid>
          <Cluster gap={2}>
            <Button type="submit" variant="primary" isBusy={teach.isPending} isDisabled={!isPronta}>
              {frases.ensinar}
            </Button>
            <Button
              isBusy={apply.isPending}
              onClick={() =>
                apply.mutate(
                  { contaId },
                  {
                    onSuccess: ({ conciliados, deixados }) =>
                      void showToast({
                        tone: deixados > 0 ? 'info' : 'sucesso',
                        titulo: frases.aplicadas(conciliados),
                        ...(deixados > 0 && { texto: frases.deixados(deixados) }),
                      }),
                    onError: sayFalha,
                  },
                )
              }
            >
              {frases.aplicar}
            </Button>
          </Cluster>
        </Stack>
      )}
      <LeituraRegistro leitura={leitura} altura={120}>
        {(todas) =>
          todas.length === 0 ? (
            <Text isSoft>{frases.vazio}</Text>
          ) : (
            <Itens aria-label={frases.titulo}>
              {todas.map((regra) => (
                <li key={regra.id}>
                  <span>{frases.linha(regra.contem, regra.categoria)}</span>
                  {mayTeach && (
                    <Button
                      variant="quiet"
                      aria-label={frases.esquecerQual(regra.contem)}
                      onClick={() => forget.mutate({ regraId: regra.id }, { onError: sayFalha })}
                    >
                      {frases.esquecer}
                    </Button>
                  )}
                </li>
              ))}
            </Itens>
          )
        }
      </LeituraRegistro>
    </Stack>
  );
}
