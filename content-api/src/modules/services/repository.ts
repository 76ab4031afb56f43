import type { z } from 'zod';
import type { Service, ServiceCard, serviceInputSchema, SubService } from '../../contract/service.ts';
import type { Queries } from '../../db/database.ts';
import { readJson, writeJson } from '../../db/json.ts';
import { newId } from '../../lib/new-id.ts';
import type { Page } from '../../lib/page.ts';

export type ServiceValues = z.output<typeof serviceInputSchema>;

/** All services, in the order in which they were made. */
export async function listServices(db: Queries): Promise<Service[]> {
  return (await db.selectFrom('services').selectAll().orderBy('id').execute()).map(toService);
}

export async function listServiceCards(db: Queries, { size, offset }: Page) {
  const [rows, { total }] = await Promise.all([
    db.selectFrom('services').selectAll().orderBy('id').limit(size).offset(offset).execute(),
    db
      .selectFrom('services')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map((row) => toCard(toService(row))), total: Number(total) };
}

export async function findService(db: Queries, id: string): Promise<Service | undefined> {
  const row = await db.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toService(row);
}

/** The service with that slug, else the one that had it before, else the one with that id (ruling 14). */
export async function findServiceByAddress(db: Queries, address: string): Promise<Service | undefined> {
  const row = await db.selectFrom('services').selectAll().where('slug', '=', address).executeTakeFirst();
  if (row !== undefined) return toService(row);
  const former = await db
    .selectFrom('service_slugs')
    .select('service_id')
    .where('slug', '=', address)
    .executeTakeFirst();
  return findService(db, former?.service_id ?? address);
}

export async function insertService(
  db: Queries,
  id: string,
  values: ServiceValues,
  stamps: { createdAt: string; updatedAt: string },
): Promise<void> {
  await forgetSlug(db, values.slug);
  await db
    .insertInto('services')
    .values({
      id,
      ...toColumns(values, undefined),
      created_at: stamps.createdAt,
      updated_at: stamps.updatedAt,
    })
    .execute();
}

/** Replaces a service; its earlier slug stays an address of it. */
export async function replaceService(
  db: Queries,
  current: Service,
  values: ServiceValues,
  updatedAt: string,
): Promise<void> {
  await forgetSlug(db, values.slug);
  if (values.slug !== current.slug) {
    await db.insertInto('service_slugs').values({ slug: current.slug, service_id: current._id }).execute();
  }
  await db
    .updateTable('services')
    .set({ ...toColumns(values, current), updated_at: updatedAt })
    .where('id', '=', current._id)
    .execute();
}

export async function deleteService(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('service_slugs').where('service_id', '=', id).execute();
  await db.deleteFrom('services').where('id', '=', id).execute();
}

/** A slug in use is nobody's former slug. */
async function forgetSlug(db: Queries, slug: string): Promise<void> {
  await db.deleteFrom('service_slugs').where('slug', '=', slug).execute();
}

function toColumns(values: ServiceValues, current: Service | undefined) {
  return {
    title: values.title,
    description: values.description,
    icon: values.icon,
    slug: values.slug,
    features: writeJson(values.features ?? current?.features ?? []),
    sub_services: writeJson(values.subServices.map((sub) => toSubService(sub, current))),
  };
}

function toSubService(sub: ServiceValues['subServices'][number], current: Service | undefined): SubService {
  const known = current?.subServices.find(({ _id }) => _id === sub._id);
  return {
    _id: sub._id ?? newId(),
    title: sub.title,
    description: sub.description,
    ...(sub.imageUrl !== undefined && sub.imageUrl !== '' && { imageUrl: sub.imageUrl }),
    features: sub.features ?? known?.features ?? [],
  };
}

interface Row {
  id: string;
  title: string;
  description: string;
  icon: string;
  slug: string;
  features: unknown;
  sub_services: unknown;
  created_at: string;
  updated_at: string;
}

function toService(row: Row): Service {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    icon: row.icon,
    slug: row.slug,
    features: readJson(row.features),
    subServices: readJson(row.sub_services),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function toCard({ subServices: _, ...card }: Service): ServiceCard {
  return card;
}
